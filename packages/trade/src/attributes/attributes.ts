import type { Section } from '@org/api-client/schema';
import { type Attribute, type Kind, row } from './attribute.ts';
import { TYRES, WHEELS } from './sections.ts';
import * as words from './words.ts';

export type { Attribute, Kind };

const CAR: readonly Section[] = ['tyres'];
const TRUCK: readonly Section[] = ['truck_tyres'];
const SPECIAL: readonly Section[] = ['special_tyres'];
const MOTO: readonly Section[] = ['moto_tyres'];
const QUADRO: readonly Section[] = ['quadro_tyres'];
const ALL: readonly Section[] = [...TYRES, ...WHEELS];

/**
 * All attributes that describe products and filter searches, by their names in the contract, in the order in which they
 * are shown. All code about attributes uses these rows: filters of client and server, columns of price lists and their
 * parsing, the listing, files. A new attribute is a row here, a line in the contract and a column. Decision 80.
 */
export const ATTRIBUTES = {
  brand: row(
    'brand_id',
    'brand',
    ALL,
    'Бренд',
    /бренд|марка|произв(?:одител|$)|изготовител|фирма$|^brand|vendor$|manufact|торгов\S* марк/,
    { hasField: true, isKey: true },
  ),
  model: row('model_id', 'model', ALL, 'Модель', /^(?:модель|model|протектор)$|рисунок протект/, {
    hasField: true,
    isKey: true,
  }),
  rim_width: row(
    'rim_width',
    'size',
    WHEELS,
    'Ширина обода',
    /ширина (?:диска|обода)|^rim_?width$|^j$/,
    { unit: 'J', range: [2, 30], isKey: true },
  ),
  outer_diameter: row(
    'outer_diameter',
    'size',
    TYRES,
    'Наружный диаметр',
    /(?:внешн|наружн)\S* диаметр|^outer_?diameter$/,
    { range: [10, 70], isKey: true },
  ),
  width: row('width', 'size', TYRES, 'Ширина', /ширина|^шир$|^w(?:idth)?$/, {
    range: [2, 1500],
    isKey: true,
  }),
  profile: row('profile', 'size', TYRES, 'Профиль', /проф|высота|серия|^h(?:eight)?$|^profile$/, {
    range: [0, 110],
    isKey: true,
  }),
  diameter: row(
    'diameter',
    'size',
    ALL,
    'Диаметр',
    /диам(?:етр|$)|радиус|посадоч|^diam(?:eter)?$|^r(?:im)?$/,
    {
      range: [4, 64],
      isKey: true,
    },
  ),
  bolts: row(
    'bolts',
    'whole',
    WHEELS,
    'Отверстия',
    /(?<!центр\S* )отверст|bolts?[_ ]?count$|^holes$|кол-?во болт/,
    { range: [3, 20], isKey: true },
  ),
  pcd: row(
    'pcd',
    'size',
    WHEELS,
    'PCD',
    /pcd|псд|разболт|сверловк|креплени|^крепеж$|diam_holes|bolts?[_ ]?(?:spacing|circle)|lochkreis/,
    {
      range: [3, 600],
      isKey: true,
    },
  ),
  et: row('et', 'size', WHEELS, 'Вылет ET', /вылет|^et$|^ет$/, {
    filter: 'range',
    range: [-200, 300],
    isKey: true,
  }),
  dia: row(
    'dia',
    'size',
    WHEELS,
    'Ступица DIA',
    /^dia$|^d$|^ц ?о$|^cb$|ступиц|центр\S* отв|diam_center|^dia |^до$/,
    { filter: 'range', range: [30, 400], isKey: true },
  ),
  rim_type: row(
    'rim_type',
    'word',
    WHEELS,
    'Тип диска',
    /тип диска|вид диска|материал|rim_?type|технолог/,
    { words: words.RIM_TYPES },
  ),
  colour: row('colour', 'word', WHEELS, 'Цвет', /цвет|color|colour/, {
    words: words.COLOURS,
    isOpen: true,
    saysLabel: true,
    isKey: true,
  }),
  load_index: row(
    'load_index',
    'whole',
    TYRES,
    'Индекс нагрузки',
    /индекс\S* нагруз|^нагруз|load ?_?index|^load$|indexload|^инд?$|^инд нагр|^li$/,
    { filter: 'least', hasField: true, isKey: true },
  ),
  speed_index: row(
    'speed_rank',
    'speed',
    TYRES,
    'Индекс скорости',
    /индекс\S* скорост|^скорост|speed ?_?index|^speed$|indexspeed|^ис$|^инд скор|^si$/,
    { filter: 'least', hasField: true, isKey: true },
  ),
  season: row('season', 'word', TYRES, 'Сезон', /сезон|^сез$|^season/, {
    words: words.SEASONS,
    hasField: true,
  }),
  studded: row('studded', 'flag', TYRES, 'Шипы', /шип|ошипов|stud|thorn/, {
    answers: ['Шипованные', 'Без шипов'],
    badge: 'Шипы',
    hasField: true,
    isKey: true,
    isVoted: true,
  }),
  run_flat: row('run_flat', 'flag', TYRES, 'RunFlat', /run ?flat|ранфлет|^rft$/, {
    answers: ['RunFlat', 'Без RunFlat'],
    badge: 'RunFlat',
    hasField: true,
    isKey: true,
  }),
  xl: row('xl', 'flag', TYRES, 'XL, усиленная', /^xl$|усилен|extra ?load/, {
    answers: ['XL', 'Обычная'],
    badge: 'XL',
    hasField: true,
    isKey: true,
    isVoted: true,
  }),
  light_truck: row(
    'light_truck',
    'flag',
    TYRES,
    'C, LT',
    /легкогруз|light_?truck|^c$|^lt$|^c lt$/,
    { answers: ['C, LT', 'Легковая'], badge: 'C', isKey: true },
  ),
  three_peak: row(
    'three_peak',
    'flag',
    [...CAR, ...TRUCK],
    '3PMSF, снежинка',
    /3pmsf|снежинк|three_?peak/,
    { answers: ['3PMSF', 'Без 3PMSF'] },
  ),
  axle: row('axle', 'word', TRUCK, 'Ось', /^ось|оси(?![а-я])|axle/, { words: words.AXLES }),
  position: row(
    'position',
    'word',
    [...MOTO, ...QUADRO],
    'Положение',
    /положение|позиция шины|^position$|перед зад/,
    { words: words.POSITIONS },
  ),
  moto_type: row('moto_type', 'word', MOTO, 'Тип мотошины', /тип мото|класс мото|^moto_?type$/, {
    words: words.MOTO_TYPES,
  }),
  application: row(
    'application',
    'word',
    SPECIAL,
    'Применение',
    /применени|назначени|^application$/,
    { words: words.APPLICATIONS },
  ),
  pattern: row(
    'pattern',
    'word',
    SPECIAL,
    'Рисунок',
    /^рисунок$|(?:код|тип) рисунка|^pattern$|^tra$/,
    { words: words.PATTERNS, isOpen: true },
  ),
  ply_rating: row(
    'ply_rating',
    'whole',
    [...TRUCK, ...SPECIAL, ...QUADRO],
    'Слойность',
    /слойност|^pr$|^ply/,
    { unit: 'PR', range: [2, 60], isKey: true },
  ),
  tube: row('tube', 'word', TYRES, 'Камера', /камерн|^камера$|^tl tt$|^tube|герметиз/, {
    words: words.TUBES,
    isInSpecs: true,
    isKey: true,
  }),
  construction: row(
    'construction',
    'word',
    TYRES,
    'Конструкция',
    /конструкци|^construction$|каркас/,
    { words: words.CONSTRUCTIONS, isInSpecs: true, isKey: true },
  ),
  vehicle: row(
    'vehicle',
    'word',
    CAR,
    'Тип автомобиля',
    /тип (?:авто|тс(?![а-я])|транспорт)|^vehicle/,
    { words: words.VEHICLES },
  ),
  terrain: row(
    'terrain',
    'word',
    [...CAR, ...QUADRO],
    'Бездорожье',
    /бездорож|местност|terrain|^грунт/,
    { words: words.TERRAINS },
  ),
  homologation: row('homologation', 'word', CAR, 'Омологация', /омолог|homolog|^oe(?: mark)?$/, {
    words: words.HOMOLOGATIONS,
    isOpen: true,
    isKey: true,
    isVoted: true,
  }),
  country: row('country', 'word', ALL, 'Страна', /производ\S* стран|стран|country|происхожд/, {
    isOpen: true,
    hasField: true,
  }),
} as const satisfies Record<string, Attribute>;

export type AttributeName = keyof typeof ATTRIBUTES;

/** The names of the attributes of a kind. */
export type NameOf<K extends Kind> = {
  [Name in AttributeName]: (typeof ATTRIBUTES)[Name]['kind'] extends K ? Name : never;
}[AttributeName];

/** Their columns in `listing`. */
export type ColumnOf<K extends Kind> = (typeof ATTRIBUTES)[NameOf<K>]['column'];
