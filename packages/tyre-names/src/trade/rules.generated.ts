// Made by `pnpm gen`: packages/tyre-names/scripts/generate-trade.ts.

/** The sections of tyres. */
export const TYRES = [
  "tyres",
  "truck_tyres",
  "special_tyres",
  "moto_tyres",
  "quadro_tyres"
] as const;

/** The section of car tyres alone. */
export const CARS = [
  "tyres"
] as const;

/** The sections of wheels, which are `disks` in the contract. */
export const WHEELS = [
  "disks",
  "truck_disks"
] as const;

export const isWheelSection = (
  section: string | null | undefined,
): section is (typeof WHEELS)[number] => (WHEELS as readonly unknown[]).includes(section);

/** A set of a car's tyres or wheels. */
export const PIECES_OF_SET = 4;

/** The layers inside a car's tyre that make it another product. */
export const LAYERS = {
  "seal": {
    "mark": "Seal",
    "label": "защита от прокола",
    "words": "contiseal|seal\\s?inside|self[\\s-]?seal(?:ing)?|sealguard|b-?seal|sealtech"
  },
  "silent": {
    "mark": "Silent",
    "label": "слой от шума",
    "words": "contisilent|silent\\s?(?:drive|tech(?:nology)?)|[bk]-?silent|sound\\s?(?:absorber|comfort)|acoustic|p?ncs|noise\\s?cancel+ing(?:\\s?system)?"
  }
} as const;

/** Names of attributes in filters and files. */
export const ATTRIBUTE_LABELS: readonly string[] = [
  "Бренд",
  "Модель",
  "Ширина обода",
  "Наружный диаметр",
  "Ширина",
  "Профиль",
  "Диаметр",
  "Отверстия",
  "PCD",
  "Вылет ET",
  "Ступица DIA",
  "Тип диска",
  "Цвет",
  "Индекс нагрузки",
  "Индекс скорости",
  "Сезон",
  "Шипы",
  "RunFlat",
  "XL, усиленная",
  "C, LT",
  "3PMSF, снежинка",
  "Ось",
  "Положение",
  "Тип мотошины",
  "Применение",
  "Рисунок",
  "Слойность",
  "Камера",
  "Конструкция",
  "Тип автомобиля",
  "Бездорожье",
  "Омологация",
  "Страна"
];

/** Labels of carmakers' marks. */
export const HOMOLOGATIONS: Readonly<Record<string, string>> = {
  "MO": "MO · Mercedes-Benz",
  "MOE": "MOE · Mercedes-Benz, RunFlat",
  "AO": "AO · Audi",
  "*": "★ · BMW, MINI",
  "N0": "N0 · Porsche",
  "VOL": "VOL · Volvo",
  "LR": "LR · Land Rover",
  "J": "J · Jaguar",
  "HN": "HN · Hyundai",
  "EV": "EV · электромобили",
  "MO1": "MO1 · Mercedes-Benz",
  "MO-S": "MO-S · Mercedes-Benz",
  "AO1": "AO1 · Audi",
  "AO2": "AO2 · Audi",
  "AOE": "AOE · Audi",
  "RO1": "RO1 · Audi",
  "RO2": "RO2 · Audi",
  "R01": "R01 · Audi",
  "R02": "R02 · Audi",
  "N1": "N1 · Porsche",
  "N2": "N2 · Porsche",
  "N3": "N3 · Porsche",
  "N4": "N4 · Porsche",
  "N5": "N5 · Porsche",
  "N6": "N6 · Porsche",
  "NA0": "NA0 · Porsche",
  "NB0": "NB0 · Porsche",
  "NC0": "NC0 · Porsche",
  "ND0": "ND0 · Porsche",
  "NE0": "NE0 · Porsche",
  "NF0": "NF0 · Porsche",
  "JLR": "JLR · Jaguar, Land Rover",
  "T0": "T0 · Tesla",
  "T1": "T1 · Tesla",
  "T2": "T2 · Tesla",
  "K1": "K1 · Ferrari",
  "K2": "K2 · Ferrari",
  "K3": "K3 · Ferrari"
};

/** Labels of wheels' finishes. */
export const COLOURS: Readonly<Record<string, string>> = {
  "silver": "Серебристый",
  "hyper_silver": "Серебристый блеск",
  "silver_polished": "Серебристый с полировкой",
  "hyper_silver_black": "Тёмно-серебристый",
  "hyper_black": "Графитовый блеск",
  "black": "Чёрный",
  "black_matt": "Чёрный матовый",
  "black_polished": "Чёрный с полировкой",
  "black_red": "Чёрный с красной линией",
  "gun_metal": "Тёмно-серый",
  "gun_metal_matt": "Серый матовый",
  "gun_metal_polished": "Тёмно-серый с полировкой",
  "white": "Белый",
  "white_polished": "Белый с полировкой",
  "bronze": "Бронзовый",
  "diamond": "Алмаз с проточкой",
  "grey": "Серый",
  "polished": "Полированный"
};

/** Labels of machines' treads. */
export const PATTERNS: Readonly<Record<string, string>> = {
  "F-2": "F-2 · рёбра направляющие",
  "I-1": "I-1 · ребристый прицепной",
  "I-3": "I-3 · прицепной тяговый",
  "IMP": "IMP · прицепной",
  "R-1": "R-1 · сельхоз",
  "R-1W": "R-1W · сельхоз глубокий",
  "R-4": "R-4 · индустриальный",
  "LS-2": "LS-2 · лесной",
  "MPT": "MPT · многоцелевой",
  "IND": "IND · складской",
  "SOLID": "SOLID · цельнолитая",
  "ND": "ND · вездеходный",
  "G-3": "G-3 · грейдер, скала",
  "L-3": "L-3 · погрузчик, скала",
  "L-5": "L-5 · погрузчик, сверхглубокий",
  "E-3": "E-3 · скала",
  "E-3T": "E-3T · скала, тяговый",
  "E-3/L-3": "E-3/L-3 · скала",
  "E-4": "E-4 · скала, глубокий"
};
