extension ColorVisionDeficiency {
  /// The model of Viénot, Brettel and Mollon, "Digital Video Colourmaps for Checking the Legibility of Displays by
  /// Dichromats" (1999), with the cones of Smith and Pokorny (1975); nil for tritan, for which it is not meant.
  package var vienot: ColorVisionModel? {
    switch self {
    case .protan:
      ColorVisionModel(
        Matrix3(
          Vector3(0.112_382_761_222_164, 0.887_617_238_777_835, 0),
          Vector3(0.112_382_761_222_164, 0.887_617_238_777_836, 0),
          Vector3(0.004_005_768_273_047, -0.004_005_768_273_047, 1)))
    case .deutan:
      ColorVisionModel(
        Matrix3(
          Vector3(0.292_750_114_278_435, 0.707_249_885_721_565, 0),
          Vector3(0.292_750_114_278_436, 0.707_249_885_721_564, 0),
          Vector3(-0.022_336_587_034_129, 0.022_336_587_034_129, 1)))
    case .tritan: nil
    }
  }

  /// The model of Brettel, Viénot and Mollon, "Computerized Simulation of Color Appearance for Dichromats" (1997), with the
  /// cones of Smith and Pokorny (1975) and sRGB's white as neutral.
  package var brettel: ColorVisionModel {
    switch self {
    case .protan: Self.brettelProtan
    case .deutan: Self.brettelDeutan
    case .tritan: Self.brettelTritan
    }
  }

  /// The model of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
  /// Deficiency" (2009), at severity 0.6: weak rather than missing cones, which most people with a deficiency have.
  package var machadoPartial: ColorVisionModel? {
    switch self {
    case .protan:
      ColorVisionModel(
        Matrix3(
          Vector3(0.385450, 0.769005, -0.154455), Vector3(0.100526, 0.829802, 0.069673),
          Vector3(-0.007442, -0.022190, 1.029632)))
    case .deutan:
      ColorVisionModel(
        Matrix3(
          Vector3(0.498864, 0.674741, -0.173604), Vector3(0.205199, 0.754872, 0.039929),
          Vector3(-0.011131, 0.030969, 0.980162)))
    case .tritan: nil
    }
  }

  /// The same model at severity 1; nil for tritan, for which it is not valid.
  package var machado: ColorVisionModel? {
    switch self {
    case .protan:
      ColorVisionModel(
        Matrix3(
          Vector3(0.152286, 1.052583, -0.204868), Vector3(0.114503, 0.786281, 0.099216),
          Vector3(-0.003882, -0.048116, 1.051998)))
    case .deutan:
      ColorVisionModel(
        Matrix3(
          Vector3(0.367322, 0.860646, -0.227968), Vector3(0.280085, 0.672501, 0.047413),
          Vector3(-0.011820, 0.042940, 0.968881)))
    case .tritan: nil
    }
  }

  private static let brettelProtan = ColorVisionModel(
    Matrix3(
      Vector3(0.149_803_290_073_623, 1.195_477_823_871_175, -0.345_281_113_944_798),
      Vector3(0.107_644_883_029_858, 0.848_638_475_057_678, 0.043_716_641_912_464),
      Vector3(0.003_836_891_463_669, -0.005_395_126_332_368, 1.001_558_234_868_700)),
    Matrix3(
      Vector3(0.145_699_803_237_005, 1.161_718_229_947_249, -0.307_418_033_184_253),
      Vector3(0.108_164_432_629_833, 0.852_912_835_916_345, 0.038_922_731_453_823),
      Vector3(0.003_855_410_276_352, -0.005_242_771_123_002, 1.001_387_360_846_650)),
    separator: Vector3(0.000_477_730_307_142, 0.003_930_311_419_630, -0.004_408_041_726_771))

  private static let brettelDeutan = ColorVisionModel(
    Matrix3(
      Vector3(0.364_774_093_001_811, 0.863_810_542_348_850, -0.228_584_635_350_661),
      Vector3(0.262_937_415_220_105, 0.642_445_138_425_799, 0.094_617_446_354_096),
      Vector3(-0.020_061_903_217_591, 0.027_281_134_645_201, 0.992_780_768_572_390)),
    Matrix3(
      Vector3(0.372_984_700_233_066, 0.881_658_182_568_382, -0.254_642_882_801_447),
      Vector3(0.259_538_819_824_373, 0.635_057_510_913_442, 0.105_403_669_262_185),
      Vector3(-0.019_802_593_252_717, 0.027_844_804_399_224, 0.991_957_788_853_493)),
    separator: Vector3(-0.002_810_392_066_803, -0.006_109_032_507_752, 0.008_919_424_574_555))

  private static let brettelTritan = ColorVisionModel(
    Matrix3(
      Vector3(1.012_773_344_951_979, 0.135_484_110_006_794, -0.148_257_454_958_774),
      Vector3(-0.012_433_453_369_383, 0.868_121_046_570_434, 0.144_312_406_798_949),
      Vector3(0.075_894_786_756_647, 0.804_999_604_765_765, 0.119_105_608_477_587)),
    Matrix3(
      Vector3(0.936_783_927_745_379, 0.189_787_938_195_073, -0.126_571_865_940_454),
      Vector3(0.061_533_927_841_790, 0.815_262_212_952_749, 0.123_203_859_205_462),
      Vector3(-0.375_607_982_199_992, 1.127_654_122_898_119, 0.247_953_859_301_873)),
    separator: Vector3(0.039_014_607_650_586, -0.027_880_757_986_739, -0.011_133_849_663_847))
}
