import type { Section } from '../text/text-reading.ts';
import { SETS } from '../text/word-rules.ts';
import { CARS, HOMOLOGATIONS, TYRES } from '../trade/rules.generated.ts';
import { NUMBER, NUMBER_WORD, numberOf, RIMS_BY_WORD } from './query-amounts.ts';
import { type Rule, readBy, rule } from './query-rule.ts';

/** Carmakers as they are said, by their names in the labels of their marks. */
const CARMAKERS = {
  Mercedes: 'мерс(?:едес)?[а-я]?|mercedes',
  Audi: 'ауди|audi',
  BMW: 'бмв|bmw',
  Porsche: 'порше|porsche',
  Volvo: 'вольво|volvo',
  Jaguar: 'ягуар[а-я]?|jaguar',
  'Land Rover': '(?:ленд|лэнд|land)[ -]?(?:ровер[а-я]?|rover)',
  Hyundai: 'хе?[уюё]нд[аэе]й?|хендай|hyundai',
  Tesla: 'тесл[аыуе]|tesla',
  Ferrari: 'ферр?ари|ferrari',
};

/** Returns what is searched for tyres that a carmaker has approved: they have any of its marks. */
function approvedBy(maker: string) {
  const marks = Object.entries(HOMOLOGATIONS).filter(([, label]) => label.includes(maker));
  return {
    value: marks.map(([mark]) => (mark === '*' ? '★' : mark)).join(', '),
    filter: { homologation: marks.map(([mark]) => mark) },
  };
}

/** «с допуском порше», «омологация BMW». */
const APPROVALS: readonly Rule[] = Object.entries(CARMAKERS).map(([maker, makerWords]) =>
  rule(
    CARS,
    `(?:омолог|допуск|одобрен)[а-я]* (?:(?:от|для|под|на) )?(?:${makerWords})`,
    'homologation',
    approvedBy(maker),
  ),
);

/** What is searched if so many pieces are wanted; undefined for a number that is no quantity. */
export const atLeast = (pieces: number | undefined) =>
  pieces !== undefined && pieces >= 1 && pieces <= 1_000_000 && Number.isInteger(pieces)
    ? { value: `от ${pieces} шт.`, filter: { quantity_min: pieces } }
    : undefined;

const RIM_WORDS = Object.keys(RIMS_BY_WORD).join('|');
const rimInWord = (word: string) => {
  const rim = RIMS_BY_WORD[word]!;
  return { value: `R${rim}`, filter: { diameter: [rim] } };
};

const RULES: readonly Rule[] = [
  ...APPROVALS,
  rule(
    'all',
    String.raw`(?:(?:от|более|больше|свыше|минимум|не менее)\s)?(${NUMBER})\s?(?:\+\s?|и (?:более|больше)\s)?(?:шт(?:ук[а-я]*)?(?![а-я])|pcs)`,
    'quantity',
    (match) => atLeast(numberOf(match[1]!)),
  ),
  rule(
    'all',
    String.raw`(?:кол(?:-во|ичество|во)|штук)\s?[:=-]?\s?(\d{1,4})`,
    'quantity',
    (match) => atLeast(Number(match[1])),
  ),
  // «13 колеса» means wheels of 13 inches, and «2 диски» is not a count
  rule(
    'all',
    String.raw`([1-8]|(?:${NUMBER_WORD})(?![а-я]))\s?(?:колес[а-я]*|шин[а-я]?|диск(?!и(?![а-я]))[а-я]*|покрыш[а-я]*|балл?он[а-я]*|резин[а-я]*)`,
    'quantity',
    (match) => atLeast(numberOf(match[1]!)),
  ),
  // «2 по 245/35 20 и 2 по 275/30 20»
  rule('all', String.raw`([1-9]|1\d|20) по(?=\s\d{3}[\s/])`, 'quantity', (match) =>
    atLeast(Number(match[1])),
  ),
  // «12 колес» is a count because of its genitive plural, «13 колеса» is a size
  rule(
    'all',
    String.raw`(9|1[0-2]|2[4-9]|[3-9]\d|[1-9]\d\d)\s?(?:колес|шин|покрышек|дисков|балл?онов)`,
    'quantity',
    (match) => atLeast(Number(match[1])),
  ),
  // «на 16 пару» means a pair of 16 inches: nobody says «шестнадцать пару»
  rule(
    'all',
    String.raw`(?:(${NUMBER})\s?)?пар(?:а|ы|ой|ами)?|(?:(?:1|одну)\s)?пару`,
    'quantity',
    (match) => atLeast(2 * (match[1] === undefined ? 1 : (numberOf(match[1]) ?? Number.NaN))),
  ),
  rule('all', 'одну|один|одна', 'quantity', () => atLeast(1)),
  rule(
    'all',
    String.raw`(${NUMBER_WORD})\s(?:полн[а-я]*\s)?(?:компл[а-я]*|к-та)`,
    'quantity',
    ([, word], section) => atLeast((numberOf(word!) ?? Number.NaN) * SETS[section].pieces),
  ),
  rule('all', String.raw`к-т|компл[а-я]*\.? из 4(?: ?шт[а-я]*)?`, 'quantity', {
    value: '1 компл.',
    filter: { quantity_min: 4 },
  }),
  rule(
    'all',
    String.raw`б\s?\/\s?у|б\.\s?у\.?|бу|бэушн[а-я]*|подержан[а-я]*|с пробегом`,
    'condition',
    {
      value: 'Б/у',
      filter: { condition: ['used'] },
    },
  ),
  rule(TYRES, String.raw`в\s?сборе`, 'condition', {
    value: 'В сборе',
    filter: { condition: ['assembled'] },
  }),
  // without another condition «новые» says nothing
  rule(
    'all',
    String.raw`нов[а-я]{2,3}(?=\s?(?:или|либо|и|,|\/)\s?(?:б\s?\/?\s?у|бэуш|подерж|уцен|восстан))|(?<=(?:б\s?\/?\s?у|бэушн[а-я]*|подержанн[а-я]*|уцен[а-я]*|восстановл[а-я]*)\s?(?:или|либо|и|,|\/)\s?)нов[а-я]{2,3}`,
    'condition',
    { value: 'Новые', filter: { condition: ['new'] } },
  ),
  rule('all', String.raw`уцен[а-я]*|некондиц[а-я]*|витринн[а-я]*`, 'condition', {
    value: 'Уценка',
    filter: { condition: ['discounted'] },
  }),
  rule('all', 'восстановленн[а-я]*|наварк[а-я]*|наварн[а-я]*|retread[a-z]*', 'condition', {
    value: 'Восстановленные',
    filter: { condition: ['retreaded'] },
  }),
  rule(
    [...CARS, 'disks'],
    String.raw`(${RIM_WORDS})(?:ый|ого|ом|ому|ые|ых|ая|ой|ую|ка|ки|ку|шка|шки|шку)(?:\s(?:радиус|диаметр)[а-я]*)?(?!\sгод)`,
    'size',
    ([, word]) => rimInWord(word!),
  ),
  rule('all', 'сегодня|день в день', 'delivery', {
    value: 'сегодня',
    filter: { delivery_days_max: 0 },
  }),
  rule(
    'all',
    String.raw`(?:(?:доставк[а-я]*|срок[а-я]*)\s)?(?:до|за|в течение|не (?:больше|более|дольше)|(?<=(?:доставк[а-я]*|срок[а-я]*)\s))\s?(?:\d-)?(\d{1,2})(?:-?х)?\s(?:дн[а-я]*|день|сут[а-я]*)`,
    'delivery',
    ([, days]) => ({
      value: `до ${days} дн.`,
      filter: { delivery_days_max: Number(days) },
    }),
  ),
  rule(
    'all',
    String.raw`(?:до|за|в течени[ие]|не (?:больше|более|дольше)) (?:1 |одн[а-я]+ )?недел[а-я]*`,
    'delivery',
    {
      value: 'до 7 дн.',
      filter: { delivery_days_max: 7 },
    },
  ),
  rule('all', 'завтра', 'delivery', { value: 'до завтра', filter: { delivery_days_max: 1 } }),
  rule(CARS, String.raw`грязев[а-я]*|грязь|грязи|эмтешк[а-я]*`, 'terrain', {
    value: 'Грязевая',
    filter: { terrain: ['MT'] },
  }),
  rule(CARS, String.raw`вездеход[а-я]*|эйтишк[а-я]*`, 'terrain', {
    value: 'Вездеходная',
    filter: { terrain: ['AT'] },
  }),
  rule(['quadro_tyres'], 'спорт(?:ивн[а-я]*)?', 'terrain', {
    value: 'Спорт',
    filter: { terrain: ['sport'] },
  }),
  rule(['quadro_tyres'], 'грязев[а-я]*|грязь|грязи|болот[а-я]*', 'terrain', {
    value: 'Грязевая',
    filter: { terrain: ['mud'] },
  }),
  rule(CARS, 'внедорож[а-я]*|4x4|4х4|джип[а-я]*|кроссовер[а-я]*|паркетник[а-я]*', 'vehicle', {
    value: 'Внедорожник',
    filter: { vehicle: ['suv'] },
  }),
  rule(
    CARS,
    'легкогруз[а-я]*|грузов[а-я]*(?: [сc](?![0-9a-zа-я]))?|микроавтобус[а-я]*|фургон[а-я]*|цешк[а-я]*',
    'vehicle',
    {
      value: 'Лёгкий грузовой',
      filter: { light_truck: true },
    },
  ),
  rule(
    ['special_tyres'],
    String.raw`цельнолит[а-я]*|сплошн[а-я]*|массив(?:н[а-я]*)?|бандаж[а-я]*|суперэластик`,
    'construction',
    { value: 'Цельнолитая', filter: { construction: ['solid'] } },
  ),
  rule(TYRES, String.raw`шип[а-я]*\s?[:=-]?\s?нет`, 'studded', {
    value: 'Нешип',
    filter: { studded: false },
  }),
  rule(TYRES, String.raw`(?:ран\s?фл[эе]т|run\s?flat)\s?[:=-]?\s?нет`, 'run_flat', {
    value: 'Без RunFlat',
    filter: { run_flat: false },
  }),
  rule(TYRES, 'диагонал[а-я]*', 'construction', {
    value: 'Диагональная',
    filter: { construction: ['bias'] },
  }),
  rule(TYRES, 'радиальн[а-я]*', 'construction', {
    value: 'Радиальная',
    filter: { construction: ['radial'] },
  }),
  rule(
    TYRES,
    String.raw`камерн[а-я]*|с камер(?:ой|ами)(?:\s?(?:,|и|\+)\s?(?:с\s)?(?:ободн[а-я]* )?(?:лент(?:ой|ами)|флип+ер(?:ом|ами)))?`,
    'tube',
    {
      value: 'Камерная',
      filter: { tube: ['TT'] },
    },
  ),
  rule(TYRES, 'без камер[а-я]*', 'tube', { value: 'Бескамерная', filter: { tube: ['TL'] } }),
  rule(
    ['disks'],
    String.raw`(?:hyper|хайпер|гипер)[\s-]?(?:silver|сил[ьв]*ер|серебр[а-я]*)`,
    'colour',
    {
      value: 'Серебристый блеск',
      filter: { colour: ['hyper_silver'] },
    },
  ),
  rule(
    ['disks'],
    String.raw`(?:hyper|хайпер|гипер)[\s-]?(?:black|бл[эе]к)|графит[а-я]*`,
    'colour',
    {
      value: 'Графитовый блеск',
      filter: { colour: ['hyper_black'] },
    },
  ),
  rule(['disks'], 'алюмини[а-я]*|легкосплавн[а-я]*|титан[а-я]*', 'rim_type', {
    value: 'Литой',
    filter: { rim_type: ['cast', 'flow', 'forged'] },
  }),
  rule(['truck_disks'], 'алюмини[а-я]*|легкосплавн[а-я]*', 'rim_type', {
    value: 'Алюминиевый',
    filter: { rim_type: ['forged_aluminium', 'forged', 'cast'] },
  }),
  rule(['disks'], 'железк[а-я]*|железн[а-я]*', 'rim_type', {
    value: 'Штампованный',
    filter: { rim_type: ['stamped', 'steel'] },
  }),
  rule(['disks'], 'литье|литья|литьем|литухи?|литых', 'rim_type', {
    value: 'Литой',
    filter: { rim_type: ['cast', 'flow'] },
  }),
  rule(['disks'], 'ковка|ковку|ковки|кованн[а-я]*|фордж[а-я]*', 'rim_type', {
    value: 'Кованый',
    filter: { rim_type: ['forged', 'forged_aluminium'] },
  }),
  rule(TYRES, 'всепогодн[а-я]*|круглогодичн[а-я]*|м\\+с|m\\+s', 'season', {
    value: 'Всесезон',
    filter: { season: ['all_season'] },
  }),
  rule(['truck_tyres'], 'управл[а-я]*|морд[аеуы]', 'axle', {
    value: 'Рулевая',
    filter: { axle: ['steer'] },
  }),
  rule(['truck_tyres'], 'тянуч[а-я]*|тянущ[а-я]*', 'axle', {
    value: 'Ведущая',
    filter: { axle: ['drive', 'winter_drive'] },
  }),
  rule(['moto_tyres'], 'дорожн[а-я]*|городск[а-я]*|стрит', 'moto_type', {
    value: 'Классика',
    filter: { moto_type: ['classic', 'sport-touring'] },
  }),
  rule(['moto_tyres'], 'питбайк[а-я]*', 'moto_type', {
    value: 'Кросс',
    filter: { moto_type: ['motocross'] },
  }),
];

/** Reads the buyer's word that begins at `at`. Returns undefined if the section has no such word. */
export const readQueryWord = (section: Section, text: string, at: number) =>
  readBy(RULES, section, text, at);
