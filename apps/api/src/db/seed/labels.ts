import { brands } from './brands.ts';

/** An enumerated attribute's values with what people call them, in the order in which they are shown. */
type Labels = Readonly<Record<string, string>>;

const season = { summer: 'Лето', winter: 'Зима', all_season: 'Всесезон' };

const axle = {
  steer: 'Рулевая',
  drive: 'Ведущая',
  trailer: 'Прицепная',
  all: 'Универсальная',
  onoff: 'Карьер и бездорожье',
  city: 'Городской автобус',
  winter_drive: 'Ведущая зимняя',
};

const rimType = {
  cast: 'Литой',
  forged: 'Кованый',
  stamped: 'Штампованный',
  flow: 'Литой с раскаткой',
  modular: 'Сборный',
  replica: 'Реплика',
  steel: 'Стальной',
  forged_aluminium: 'Кованый алюминиевый',
};

const colour = {
  silver: 'Серебристый',
  hyper_silver: 'Серебристый блеск',
  silver_polished: 'Серебристый с полировкой',
  hyper_silver_black: 'Тёмно-серебристый',
  hyper_black: 'Графитовый блеск',
  black: 'Чёрный',
  black_matt: 'Чёрный матовый',
  black_polished: 'Чёрный с полировкой',
  black_red: 'Чёрный с красной линией',
  gun_metal: 'Тёмно-серый',
  gun_metal_matt: 'Серый матовый',
  gun_metal_polished: 'Тёмно-серый с полировкой',
  white: 'Белый',
  white_polished: 'Белый с полировкой',
  bronze: 'Бронзовый',
  diamond: 'Алмаз с проточкой',
  grey: 'Серый',
  polished: 'Полированный',
};

const application = {
  agro: 'Сельхоз, ведущая ось',
  agro_front: 'Сельхоз, направляющая ось',
  implement: 'Прицепная техника',
  industrial: 'Индустриальная и телескопы',
  skid_steer: 'Мини-погрузчик',
  forklift: 'Вилочный погрузчик',
  otr: 'Карьерная',
  forestry: 'Лесная',
  onoff: 'Вездеходная',
};

const pattern = {
  'F-2': 'F-2 · рёбра направляющие',
  'I-1': 'I-1 · ребристый прицепной',
  'I-3': 'I-3 · прицепной тяговый',
  IMP: 'IMP · прицепной',
  'R-1': 'R-1 · сельхоз',
  'R-1W': 'R-1W · сельхоз глубокий',
  'R-4': 'R-4 · индустриальный',
  'LS-2': 'LS-2 · лесной',
  MPT: 'MPT · многоцелевой',
  IND: 'IND · складской',
  SOLID: 'SOLID · цельнолитая',
  ND: 'ND · вездеходный',
  'G-3': 'G-3 · грейдер, скала',
  'L-3': 'L-3 · погрузчик, скала',
  'L-5': 'L-5 · погрузчик, сверхглубокий',
  'E-3': 'E-3 · скала',
  'E-3T': 'E-3T · скала, тяговый',
  'E-3/L-3': 'E-3/L-3 · скала',
  'E-4': 'E-4 · скала, глубокий',
};

const position = { front: 'Передняя', rear: 'Задняя', both: 'Передняя и задняя' };

const motoType = {
  sport: 'Спорт',
  'sport-touring': 'Спорт-турист',
  adventure: 'Турэндуро',
  cruiser: 'Круизер и чоппер',
  classic: 'Классика',
  enduro: 'Эндуро',
  motocross: 'Кросс',
  scooter: 'Скутер',
};

const tube = { TL: 'TL, бескамерная', TT: 'TT, камерная' };

const construction = {
  radial: 'Радиальная',
  bias: 'Диагональная',
  belted: 'Опоясанная диагональная',
  solid: 'Цельнолитая',
};

const vehicle = { car: 'Легковой', suv: 'Внедорожник', van: 'Фургон' };

const terrain = {
  AT: 'AT, вездеходная',
  MT: 'MT, грязевая',
  trail: 'Тропа',
  mud: 'Грязь',
  hard: 'Камни и твёрдый грунт',
  sport: 'Спорт',
  turf: 'Газон',
};

/** Carmakers' marks for the tyres that they have approved. */
const homologation = {
  MO: 'MO · Mercedes-Benz',
  MOE: 'MOE · Mercedes-Benz, RunFlat',
  AO: 'AO · Audi',
  '*': '★ · BMW, MINI',
  N0: 'N0 · Porsche',
  VOL: 'VOL · Volvo',
  LR: 'LR · Land Rover',
  J: 'J · Jaguar',
  HN: 'HN · Hyundai',
  EV: 'EV · электромобили',
};

const country: Labels = Object.fromEntries(
  [...new Set(brands.map((brand) => brand.country))].sort().map((name) => [name, name]),
);

/** The dictionary of enumerated attributes: attribute → value → label. */
export const labels = {
  season,
  axle,
  rim_type: rimType,
  colour,
  application,
  pattern,
  position,
  moto_type: motoType,
  tube,
  construction,
  vehicle,
  terrain,
  homologation,
  country,
} satisfies Record<string, Labels>;

export type Enumerated = keyof typeof labels;
