/** Values by their codes, in the order in which they are shown. */
export type Words = Readonly<
  Record<
    string,
    {
      /** Name shown to users. */
      label: string;
      /** A shorter name for a badge, if the label is too long. */
      badge?: string;
      /** Other spellings in price lists, in lower case, «ё» as «е». If two words match, the longer match wins. */
      spelt?: RegExp;
    }
  >
>;

const word = (label: string, spelt?: RegExp, badge?: string): Words[string] => ({
  label,
  ...(badge && { badge }),
  ...(spelt && { spelt }),
});

/** Words without other spellings. */
const plain = (labels: Readonly<Record<string, string>>): Words =>
  Object.fromEntries(Object.entries(labels).map(([code, label]) => [code, word(label)]));

export const SEASONS: Words = {
  summer: word('Лето', /^(?!.*зим).*лет|summer|^[sл]$/),
  winter: word('Зима', /^(?!.*лет).*зим|winter|^[wз]$/),
  all_season: word(
    'Всесезон',
    /всесез|всепогод|all.?season|^в\/?с$|^w\/s$|зим.*лет|лет.*зим|^[aа]$/,
  ),
};

export const AXLES: Words = {
  steer: word('Рулевая', /рул|направл|перед|steer|front/),
  drive: word('Ведущая', /ведущ|тяг|зад|drive|rear/),
  trailer: word('Прицепная', /прицеп|trailer/),
  all: word('Универсальная', /универс|все\s?позиц|все оси|люб|all/),
  onoff: word('Карьер и бездорожье', /карьер|бездорож|стройк|смешан|on.?off/, 'Карьер'),
  city: word('Городской автобус', /город|автобус|city|urban|bus/, 'Городская'),
  winter_drive: word('Ведущая зимняя', /(?:ведущ|тяг|drive).*(?:зим|winter)|зим.*ведущ/),
};

export const RIM_TYPES: Words = {
  cast: word('Литой', /лит|легкоспл|cast|alloy/),
  forged: word('Кованый', /кован|forged/),
  stamped: word('Штампованный', /штамп|stamped/),
  flow: word('Литой с раскаткой', /раскатк|flow|rotary/, 'Flow Forming'),
  modular: word('Сборный', /сборн|разборн|modular/),
  replica: word('Реплика', /реплик|replica/),
  steel: word('Стальной', /сталь|steel/, 'Сталь'),
  forged_aluminium: word(
    'Кованый алюминиевый',
    /(?:кован|forged).*алюм|алюм.*кован/,
    'Кованый алюминий',
  ),
};

/** The usual colours; price lists may bring others. */
export const COLOURS = plain({
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
});

export const APPLICATIONS: Words = {
  agro: word('Сельхоз, ведущая ось', /сельхоз|с\/х|агро|трактор|комбайн|agr/, 'Сельхоз'),
  agro_front: word(
    'Сельхоз, направляющая ось',
    /(?:сельхоз|с\/х|агро).*(?:направл|перед)|направляющ/,
    'Сельхоз, направляющая',
  ),
  implement: word('Прицепная техника', /прицеп|implement/),
  industrial: word(
    'Индустриальная и телескопы',
    /индустр|телескоп|экскават|industr/,
    'Индустриальная',
  ),
  skid_steer: word('Мини-погрузчик', /мини.?погруз|skid/),
  forklift: word('Вилочный погрузчик', /вилоч|погруз|складск|forklift/, 'Погрузчик'),
  otr: word('Карьерная', /карьер|кгш|крупногаб|самосвал|otr/),
  forestry: word('Лесная', /лесн|forest/),
  onoff: word('Вездеходная', /вездеход|бездорож/),
};

/** Tread patterns by the codes of their use; price lists may bring others. */
export const PATTERNS = plain({
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
});

export const POSITIONS: Words = {
  front: word('Передняя', /перед|front|^f$/),
  rear: word('Задняя', /зад|rear|^r$/),
  both: word('Передняя и задняя', /перед.*зад|front.*rear|f\/r|люб|универс|both/, 'Любая ось'),
};

export const MOTO_TYPES: Words = {
  sport: word('Спорт', /спорт|sport|гоноч|race/),
  'sport-touring': word('Спорт-турист', /спорт.?тур|туринг|турист|touring/),
  adventure: word('Турэндуро', /тур.?эндуро|adventure|trail/),
  cruiser: word('Круизер и чоппер', /круи?зер|чоппер|cruiser/, 'Круизер'),
  classic: word('Классика', /класси|classic|дорожн|road|street/),
  enduro: word('Эндуро', /эндуро|enduro/),
  motocross: word('Кросс', /кросс|cross/),
  scooter: word('Скутер', /скутер|мопед|scooter/),
};

export const TUBES: Words = {
  TL: word('TL, бескамерная', /^t\/?l$|бескамер|tubeless|^б\/?к$/),
  TT: word('TT, камерная', /^t\/?tf?$|камер|tube|^к$/),
};

export const CONSTRUCTIONS: Words = {
  radial: word('Радиальная', /радиал|radial|^z?r$|^r\/d$/),
  bias: word('Диагональная', /диаг|bias|cross|^[d-]$/),
  belted: word('Опоясанная диагональная', /опояс|belted|^b$/),
  solid: word('Цельнолитая', /цельнолит|цмк|сплошн|solid/),
};

export const VEHICLES: Words = {
  car: word('Легковой', /легков|седан|passenger|car/),
  suv: word('Внедорожник', /внедорож|кроссовер|джип|suv|4\s?[xх]\s?4/),
  van: word('Фургон', /фургон|легкогруз|микроавт|коммерч|van|^c$|^lt$/),
};

export const TERRAINS: Words = {
  AT: word('AT, вездеходная', /^a\/?t$|all.?terrain|вездеход/),
  MT: word('MT, грязевая', /^m\/?t$|mud.?terrain|грязев/),
  trail: word('Тропа', /троп|trail/),
  mud: word('Грязь', /гряз|mud|болот/),
  hard: word('Камни и твёрдый грунт', /камн|тверд|скал|hard|rock/),
  sport: word('Спорт', /спорт|sport|гоноч/),
  turf: word('Газон', /газон|turf|трав/),
};

const approvals = (maker: string, marks: readonly string[]): Words =>
  Object.fromEntries(marks.map((mark) => [mark, word(`${mark} · ${maker}`)]));

/** Carmakers' marks for the tyres that they have approved; price lists may bring others. */
export const HOMOLOGATIONS: Words = {
  MO: word('MO · Mercedes-Benz', /^mo$|mercedes|мерседес/),
  MOE: word('MOE · Mercedes-Benz, RunFlat', /^moe/),
  AO: word('AO · Audi', /^ao$|audi|ауди/),
  '*': word('★ · BMW, MINI', /^[*★]|bmw|бмв/),
  N0: word('N0 · Porsche', /^n0$|porsche|порше/),
  VOL: word('VOL · Volvo', /^vol\b|volvo|вольво/),
  LR: word('LR · Land Rover', /^lr\b|land.?rover/),
  J: word('J · Jaguar', /^j$|jaguar|ягуар/),
  HN: word('HN · Hyundai', /^hn\b|hyundai/),
  EV: word('EV · электромобили', /^ev$|электро/),
  ...approvals('Mercedes-Benz', ['MO1', 'MO-S']),
  ...approvals('Audi', ['AO1', 'AO2', 'AOE', 'RO1', 'RO2', 'R01', 'R02']),
  ...approvals('Porsche', [
    'N1',
    'N2',
    'N3',
    'N4',
    'N5',
    'N6',
    'NA0',
    'NB0',
    'NC0',
    'ND0',
    'NE0',
    'NF0',
  ]),
  ...approvals('Jaguar, Land Rover', ['JLR']),
  ...approvals('Tesla', ['T0', 'T1', 'T2']),
  ...approvals('Ferrari', ['K1', 'K2', 'K3']),
};
