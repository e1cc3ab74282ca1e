import { CARS, PIECES_OF_SET, TYRES, WHEELS } from '../trade/rules.generated.ts';
import type { Filter, Section } from './text-reading.ts';
import { type Rule, rule } from './word-rule.ts';

/** Plies of a tyre: `16PR`, «14 сл.», «20с.л.», «нс-16». A number before «нс 8» belongs to the model: «К-70 нс 8». */
export const LAYERS = String.raw`(?:pr|н\.?с\.?)[\s-]?(\d{1,2})|(\d{1,2})\s?(?:pr|пр|-?с\.?л(?:о[а-я]*)?|н\.?с(?!\.?[\s-]?\d))`;

/**
 * What is a set of this section? Searches take the pieces, and so do rows of an order, unless a set there may be several
 * things: a lorry's is a tyre with its tube, a pair, or an axle. A search shows more, an order has to ask.
 */
export const SETS: Record<Section, { pieces: number; isAsked?: true }> = {
  tyres: { pieces: PIECES_OF_SET },
  disks: { pieces: PIECES_OF_SET },
  quadro_tyres: { pieces: PIECES_OF_SET },
  moto_tyres: { pieces: 2 },
  truck_tyres: { pieces: 2, isAsked: true },
  truck_disks: { pieces: PIECES_OF_SET, isAsked: true },
  special_tyres: { pieces: 1, isAsked: true },
};

/**
 * Not behind a letter with a sign, where both are an abbreviation: «а/ш», «н.ш.», «о/л». The winter's letter is a word
 * of its own: «з/ш».
 */
const NOT_BEHIND_A_LETTER = String.raw`(?<!(?<![0-9a-zа-я])(?:(?!з)[a-zа-я][./+-]\s?|[нhбп]\s))`;

const machine = (source: string, value: string, application: Filter['application']) =>
  rule(['special_tyres'], source, 'application', value, { application });
const motoType = (source: string, value: string, moto_type: Filter['moto_type']) =>
  rule(['moto_tyres'], source, 'moto_type', value, { moto_type });

export const RULES: readonly Rule[] = [
  rule(
    TYRES,
    'лип[аыу]?|липой|липуч[а-я]*|фрикц[а-я]*|скандинав[а-я]*|friction|studless',
    'studded',
    'Липучка',
    { season: ['winter'], studded: false },
  ),
  rule(
    TYRES,
    String.raw`(?:не|без|под|not?|non|un)[\s./-]*(?:ш[иы]п[а-яіїє]*|ш|stud(?:s|ded)?)|(?:ohne|sans|sin|bez|nie|nicht)[\s-]?(?:spikes|clous|clavos|kolc[a-z]*)|kitkare[a-z]*|odubbad[a-z]*|[нбп](?:[./-]\s?)?ш(?:[иы]п[а-я]*)?|ш[иы]п[а-я]*\s?[:=-]?\s?нет|studdable`,
    'studded',
    'Нешип',
    { studded: false },
  ),
  rule(
    TYRES,
    // with their number: «шип 180 шт»
    String.raw`${NOT_BEHIND_A_LETTER}(?:(?:(?:с|на)\s)?ш[иы]п(?:ы|ами|ах)?|ш[иы]пов[а-яіїє]*|ошип[а-я]*)(?:\.?\s?[:-]?\s?\d{3}\s?шт)?|о\/?ш|studded|studs?|(?:mit )?spikes|(?:be)?spiked|kolcowan[a-z]*|z kolcami|(?:a )?clous|cloutee?s?|(?:con )?clavos|chiodat[a-z]*|nastare[a-z]*|dubbdack`,
    'studded',
    'Шипованные',
    { studded: true },
  ),
  // single letters are of cars' tyres: a truck's «з» is the rear axle, and «л» a part of «о/л», a flap
  rule(CARS, String.raw`${NOT_BEHIND_A_LETTER}ш[x*]?(?!-|\/[a-zа-я])`, 'studded', 'Шипованные', {
    studded: true,
  }),
  rule(
    TYRES,
    String.raw`всесез[а-яіїє]*|all[\s-]?season|ganzjahres[a-z]*|[cс]aloroczn[a-z]*|wielosezonow[a-z]*|celorocn[a-z]*|(?:4|quattro) sta[cg]ioni|4 saisons`,
    'season',
    'Всесезон',
    {
      season: ['all_season'],
    },
  ),
  rule(
    TYRES,
    'зим[а-яіїє]*|winter(?:reifen)?|zimow[a-z]*|zimn[a-z]+|invernal[a-z]*|(?:de )?invierno|hiver|vinterdack|talverehv[a-z]*',
    'season',
    'Зима',
    {
      season: ['winter'],
    },
  ),
  rule(CARS, 'з(?!-)', 'season', 'Зима', { season: ['winter'] }),
  rule(
    TYRES,
    'лето|лета|л[еіи]тн[а-яіїє]*|летом|summer|sommer(?:reifen)?|letn[a-z]+|estiv[oi]|(?:de )?verano|sommardack|suverehv[a-z]*',
    'season',
    'Лето',
    { season: ['summer'] },
  ),
  rule(CARS, `${NOT_BEHIND_A_LETTER}л(?!-|/[а-я])`, 'season', 'Лето', { season: ['summer'] }),
  rule(
    TYRES,
    String.raw`r[ua]n[\s-]?flat|ран[\s-]?фл[эеа]т[а-я]*|rft|рфт|rof|r-f|ssr|z\.?p(?:\.?s)?|зп|hrs|xrp|emt|moe|dsst|rsc|trf|rps`,
    'run_flat',
    'RunFlat',
    { run_flat: true },
  ),
  rule(
    TYRES,
    String.raw`xl|extra\s?load|экстра\s?ло[ау]?д|усил[а-я]*|reinforced|reinf|rf(?!-\d)`,
    'xl',
    'XL',
    { xl: true },
  ),
  rule(
    ['truck_tyres'],
    String.raw`рул[а-я]*|р\/о|перед|передн[а-я]*|steer|front|lenkachs[a-z]*`,
    'axle',
    'Рулевая',
    { axle: ['steer'] },
  ),
  rule(
    ['truck_tyres'],
    'вед(?:ущ[а-я]*)?|тяг(?!ач)[а-я]*|зад|задн[а-я]*|drive|antriebsachs[a-z]*',
    'axle',
    'Ведущая',
    { axle: ['drive', 'winter_drive'] },
  ),
  rule(
    ['truck_tyres'],
    String.raw`п?\/?прицеп[а-я]*|приц|п\/п|полуприцеп[а-я]*|trailer|auflieger`,
    'axle',
    'Прицепная',
    { axle: ['trailer'] },
  ),
  rule(
    ['truck_tyres'],
    'унив(?:ерс[а-я]*)?|всепозиц[а-я]*|на (?:все|любую|любые) ос[иь]|все оси|вс[её]х осей',
    'axle',
    'Универсальная',
    { axle: ['all'] },
  ),
  rule(['truck_tyres'], 'карьер[а-я]*|смешанн[а-я]*|onoff', 'axle', 'Карьер', { axle: ['onoff'] }),
  rule(['truck_tyres'], 'город|городск[а-я]*|автобус[а-я]*', 'axle', 'Город', { axle: ['city'] }),
  rule(['moto_tyres', 'quadro_tyres'], 'перед[а-я]*|front', 'position', 'Передняя', {
    position: ['front', 'both'],
  }),
  rule(['moto_tyres', 'quadro_tyres'], 'зад|задн[а-я]*|rear', 'position', 'Задняя', {
    position: ['rear', 'both'],
  }),
  motoType(String.raw`спорт[\s-]?турист|(?:мото)?(?:туринг|турист)[а-я]*|touring`, 'Спорт-турист', [
    'sport-touring',
  ]),
  motoType(
    '(?:мото)?спорт(?:байк[а-я]*)?|спортивн[а-я]*|гоночн[а-я]*|трек(?:а|ов[а-я]*)?|sport',
    'Спорт',
    ['sport'],
  ),
  motoType('турэндуро|adventure', 'Турэндуро', ['adventure']),
  motoType('(?:мото)?эндур[а-я]*|enduro', 'Эндуро', ['enduro']),
  motoType('(?:мото)?кросс(?:а|у|ом|ов[а-я]*)?|motocross', 'Кросс', ['motocross']),
  motoType('круи?зер[а-я]*|чоппер[а-я]*|cruiser', 'Круизер', ['cruiser']),
  motoType('(?:мото)?скутер[а-я]*|scooter', 'Скутер', ['scooter']),
  motoType('классик[а-я]*|классическ[а-я]*|classic', 'Классика', ['classic']),
  machine(
    String.raw`агро|сельхоз[а-я]*|с\/х|(?:мини[\s-]?)?трактор[а-я]*|комбайн[а-я]*`,
    'Сельхоз',
    ['agro', 'agro_front'],
  ),
  // some are towed, others drive themselves
  machine('опрыскивател[а-я]*', 'Сельхоз', ['agro', 'agro_front', 'implement']),
  machine(String.raw`мини[\s-]?погрузч[а-я]*`, 'Мини-погрузчик', ['skid_steer']),
  // before the loaders, since an excavator with a loader is none of them
  machine(
    String.raw`индустр[а-я]*|телескоп[а-я]*|(?:погрузч[а-я]*[\s-])?экскават[а-я]*(?:[\s-]погрузч[а-я]*)?`,
    'Индустриальная',
    ['industrial'],
  ),
  machine(
    'вилоч[а-я]*(?: погрузч[а-я]*)?|погрузч[а-я]* вилоч[а-я]*|штабелер[а-я]*|рохл[а-я]{1,2}',
    'Вилочный погрузчик',
    ['forklift'],
  ),
  machine(String.raw`фронтальн[а-я]*(?: погрузч[а-я]*)?`, 'Карьерная', ['otr']),
  // the size tells which one it is
  machine('погрузч[а-я]*', 'Погрузчик', ['forklift', 'otr', 'skid_steer', 'industrial']),
  machine('карьер[а-я]*|кгш|otr|(?:авто)?грейдер[а-я]*', 'Карьерная', ['otr']),
  machine('лесн[а-я]*|харвестер[а-я]*|скидд?ер[а-я]*|forestry', 'Лесная', ['forestry']),
  machine(
    String.raw`прицеп[а-я]*|сеялк[а-я]*|борон[аыеу]|пресс[\s-]?подборщик[а-я]*|телег[аиеу]|жатк[а-я]*`,
    'Прицепная техника',
    ['implement'],
  ),
  rule(
    ['truck_tyres', 'special_tyres', 'quadro_tyres'],
    LAYERS,
    'ply_rating',
    (match) => `${match[1] ?? match[2]}PR`,
    (match) => ({ ply_rating: [Number(match[1] ?? match[2])] }),
  ),
  rule(WHEELS, 'штамп[а-я]*|stamped', 'rim_type', 'Штампованный', { rim_type: ['stamped'] }),
  rule(WHEELS, 'кован[а-я]*|ков|forged', 'rim_type', 'Кованый', {
    rim_type: ['forged', 'forged_aluminium'],
  }),
  rule(WHEELS, 'лит[а-я]{1,3}|литье|cast', 'rim_type', 'Литой', { rim_type: ['cast', 'flow'] }),
  rule(WHEELS, 'сталь(?:н[а-я]*)?|steel|железо', 'rim_type', 'Стальной', {
    rim_type: ['steel', 'stamped'],
  }),
  rule(WHEELS, 'реплик[а-я]*|replica', 'rim_type', 'Реплика', { rim_type: ['replica'] }),
  rule(
    'all',
    String.raw`(?<![a-zа-я]-)(\d{1,6})\s?шт[а-я]*`,
    'quantity',
    (match) => `от ${match[1]} шт.`,
    (match) => ({ quantity_min: Math.max(1, Number(match[1])) }),
  ),
  rule(
    'all',
    // «14 комплект» is a rim of 14 inches: sets would be «14 комплектов»
    String.raw`(?!(?:1[0-9]|2[0-4])\s?комплект(?![а-я]))(?<![a-zа-я]-)(\d{1,4})?\s?компл[а-я]*`,
    'quantity',
    (match) => `${match[1] ?? 1} компл.`,
    (match, section) => ({
      quantity_min: Math.max(1, Number(match[1] ?? 1)) * SETS[section].pieces,
    }),
  ),
  rule(
    TYRES,
    String.raw`(?:dot|дот)\s?(?:20\d\d|(?:0[1-9]|[1-4]\d|5[0-3])[./]?\d\d|(?:1[5-9]|2\d)(?!\d))|20\d\d\s?(?:г|год[а-я]*)`,
    'dot_year',
    (match) => `от ${yearOf(match[0])} года`,
    (match) => ({ dot_year_min: yearOf(match[0]) }),
  ),
];

/** Returns the year in `dot 2024`, `2024 г` and, after the week, in `dot 3524`. */
const yearOf = (text: string) =>
  Number(/20\d\d/.exec(text)?.[0] ?? `20${/\d\d(?=\D*$)/.exec(text)![0]}`);
