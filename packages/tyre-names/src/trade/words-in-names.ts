import { LAYERS } from '../text/word-rules.ts';

const word = (source: string) =>
  new RegExp(`(?<![0-9a-zа-я])(?:${source})(?![0-9a-zа-я])\\.?`, 'g');

export const REMARKS = [
  [
    'used',
    word(
      String.raw`б\/у|бу|б\.у\.?|used|подержан[а-я]*|gebraucht[a-z]*|uzywan[a-z]*|usad[oa]s?|occasion|pouzit[a-z]*`,
    ),
  ],
  [
    'retread',
    word(
      'восст[а-я]*|наварен?н?[а-я]*|наварк[а-я]*|retread[a-z]*|runderneuert[a-z]*|biezniko[a-z]*|recauchutad[oa]s?|rechapes?',
    ),
  ],
  [
    'defect',
    word(
      String.raw`брак[а-я]*|некондиц[а-я]*|2(?:-?й)? сорт|дефект[а-я]*|неликвид[а-я]*|(?:вы|по|за|с|в)?мят(?!н)[а-я]*(?: обод[а-я]*)?|задир[а-я]*(?: на обод[а-я]*)?|следы? (?:от )?монтаж[а-я]*|сколы?(?: на обод[а-я]*)?`,
    ),
  ],
  ['marked_down', word('(?:товар )?(?:с )?уцен[а-я]*|распродаж[а-я]*|sale')],
] as const;

export const TUBELESS =
  /(?<![0-9a-zа-я])(?:(?:tl|t\/l|tubeless|бк|бескам[а-я]*)(?![0-9a-zа-я])|б\/к(?![a-zа-я]))\.?/g;
export const TUBE = word(
  String.raw`(?:с\s)?к[./][лк]|\(?к[./+]о[./]?л\)?|ttf?|t\/t|ш\/к(?:омпл[а-я]*)?|шинокомплект|(?<!без )камера|кам(?:ерн[а-я]*)?|с\/к|\((?:шина\s?\+\s?)?кам(?:ера)?[^а-я)][^)]*\)|\((?:шина\s?\+\s?)?камера\)|с\s(?:о\/л|ободн[а-я.]*(?:\s?лент[а-я]*)?)|(?:\+|с|в компл[а-я.]*(?: с)?)\s*камер[а-я]*(?:\s*\+?\s*(?:и\s)?(?:о\/л|об(?:одн)?[а-я.]*\s?лент[а-я]*|флип+ер[а-я]*))?`,
);
/** Groups: the year in four digits, or its last two. */
export const YEAR =
  /(?<![0-9a-zа-я])(?:\(?\s?(20[012]\d)\s?(?:г(?:од[а-я]*)?|г\.?\s?в)\.?(?: выпуска)?\s?\)?|(?:dot|дот)\s?-?\s?(?:20(\d\d)|(?:\d\d)?(\d\d)(?!\s?[./]\d))|(?:dot|дот|нед[а-я]*\.?)\s?-?\s?(?:0[1-9]|[1-4]\d|5[0-3])[./](?:20)?([12]\d)|\(?(?<![a-zа-я¦]-|\d[.,])([12]\d)(?:г(?:од[а-я]*|\.?\s?в)?(?:\.(?!\s?[а-я]))?|\s(?:г(?:од[а-я]*|\.?\s?в)?)\.?(?=\s*(?:$|[),;\]¦])))\)?|\(?(?:19|20)(\d\d)\)?(?=\s*$)|(?<=^\s*)\(20([012]\d)\)|\[20([012]\d)\])(?![0-9a-zа-я])/g;

export const PLY = word(LAYERS);

const CODE = String.raw`(?:r-?[1-4]w?|i-?[1-3]|f-?[1-3]|g-?[1-3]|hf-?[1-4]|[el]-?[2-5][st]?|ind-?[3-5])`;
export const PATTERN = new RegExp(
  `(?<![0-9a-zа-я-])${CODE}(?:\\s?/\\s?${CODE})?(?![0-9a-zа-я-])`,
  'g',
);

export const COUNTRIES: Record<string, string> = Object.fromEntries(
  'китай|кнр:китай|россия|рф:россия|япония|корея|южная корея:корея|германия|франция|польша|венгрия|словакия|словения|сербия|румыния|турция|таиланд|тайланд:таиланд|вьетнам|индонезия|индия|италия|испания|португалия|чехия|финляндия|сша|тайвань|малайзия|филиппины|беларусь|белоруссия:беларусь|рб:беларусь|украина|казахстан|узбекистан|иран|израиль|великобритания|люксембург|бразилия|мексика|камбоджа|юар'
    .split('|')
    .map((entry) => {
      const [name = '', canonical = name] = entry.split(':');
      return [name, canonical.replace(/^./, (letter) => letter.toUpperCase())];
    }),
);
export const COUNTRY = word(Object.keys(COUNTRIES).join('|'));

/** Words about the goods that do not belong to the model's name. */
export const NOISE = word(
  String.raw`дисков(?:ое|ый|ые)(?: тормоз[а-я]*)?|автошин[аы]?|а[./]ш(?:ин[аы])?|шин[аы]|(?:авто)?покр(?:ышк[аи])?|а\/п|пневм[а-я]*|резина|колес(?:о|а|н[а-я]+)|автомобил[а-я]*|легков[а-я]*|грузов[а-я]*|мотошин[аы]|спецшин[аы]|диск[иа]?|д[лшк](?=\s)|для|ось|оси|шт|(?:в )?(?:компл?(?:ект[а-я]*)?|к(?:омп?)?-т[ае]?)|(?:для )?квадроцикл[а-я]*|(?:для )?мотоблок[а-я]*|новинка|новая|новый|акция|хит|скидка|ликвидация|старше \d-?х? лет|до \d+ лет|(?:без|с) вент[а-я]*|(?:под )?барабан[а-я]*(?: тормоз[а-я]*)?|под дисков[а-я]*(?: тормоз[а-я]*)?|кдб?|(?:с|без) (?:бортов[а-я]* )?кольц[а-я]*(?: бортов[а-я]*)?|(?:крупная )?шашка|[её]лочк?а|[её]лка|клюшка|змейка|(?:рваная )?волна|дорожн[а-я]*|магистральн[а-я]*|региональн[а-я]*|цельнолит[а-я]*|цмк|ошип[а-я]*|усил(?:\.|енн[а-я]*)?|заводская|повыш[а-я]*\.?\s?прох[а-я]*|грязев[а-я]*|внедорож[а-я]*|индуст[а-я]*|стандартн[а-я]*|с\/х|пр-во|производство|завод|гк-?\s?\d+|лк-?\s?\d+|\d{1,2}мм|m\/?c(?![-\s]?\d)|m\+s|3pmsf|ободн[а-я]* лент[а-я]*|о[./]л|арт\.?\s?[0-9a-zа-я-]+|код\s?\d+`,
);
const VEHICLES = '(?:ваз|газ|уаз|камаз|маз|зил|краз|урал)';
export const NOISE_OF_WHEELS = word(
  String.raw`${VEHICLES}[\s-]*\d{3,5}|\(${VEHICLES}\)|прицеп[а-я]*|барабан[а-я]*|рул(?:ь|ев[а-я]*)|под клин|m(?:18|20|22)|\d{3,5}\s?кг|алюм[а-я]*|легкосплав[а-я]*|бескам[а-я]*|б\/к|толщ[а-я]*|(?:с |без )?колпак[а-я]*|треуг[а-я]*`,
);
/** Abbreviations of price lists, «СЕР ЛЕГК», «Л/ГРУЗ», and a supplier's code in brackets. */
export const NOISE_OF_TYRES = word(
  String.raw`л\/гр[а-я]*|легк|бел[а-я]*\s?букв[а-я]*|r?owl|rwl|wl|bsw|rbl|wsw|л\/ш|ш\/[лг][а-я]*|(?<!-)[злш](?!-)|сер(?=\s)|тт[fф]?|(?:перед|зад)н(?:[яі]?я|ие)|\([a-z]{0,3}\d{5,}\)`,
);
/** A short word for a tyre at the beginning, where «ш» does not mean studs: «Ш.», «Ш/г», «п/ш». */
export const SHORT_KIND =
  /(?<=^[^0-9a-zа-я¦]*)(?:ш(?:\/[лг][а-я]*)?|[лп][./]ш)(?![0-9a-zа-я/-])\.?/g;
/** The machine or vehicle that a tyre is for: «для экскаватора CASE 570», «передняя МТЗ», «Урал/Днепр», «ГАЗ-53». */
export const MACHINE =
  /(?<=(?<![0-9a-zа-я])для\s+[а-я]{4,}\s+)[a-z][a-z0-9\s/-]*$|(?<![0-9a-zа-я])(?:мтз|юмз|паз|лиаз|нефаз|кавз|амкодор|кировец|урал|днепр|минск|восход|ява|муравей|иж(?:[\s-](?:юпитер|планета))?|зил|газ(?:ель|он)?|камаз|краз|маз|ваз|уаз|нива|москвич)(?:[\s-]?\d{1,5})?(?![0-9a-zа-я-])/g;
const FRONT = '(?:f|front|перед[а-я]*)';
const REAR = '(?:r|rear|зад[а-я]*)';
/** A motorcycle tyre for both wheels: `F/R`, «перед/зад». */
export const BOTH_ENDS = word(String.raw`${FRONT}\s?[/+]\s?${REAR}|${REAR}\s?[/+]\s?${FRONT}`);
/** The wheel by one letter after the model: `Roadtec 02 F TL`, `Road 6 (R)`. */
export const ONE_END = /(?<![0-9a-zа-я/-])(?:\(([fr])\)|([fr])(?=\s*(?:[¦(,]|$)))/g;
/** A version of a motorcycle's tyre: the motorcycle it is made for in brackets, `(M)`, `(O)`, or its compound, `SC1`. */
export const VERSION = /(?<![0-9a-zа-я])(?:\([mokdega]\)|sc[0-3x](?![0-9a-zа-я]))/g;
/** Marks of construction in brackets, and car makers' marks on goods other than car tyres. */
export const MARKS =
  /\((?:\*+|ao\d?|mo\d?|moe|n[0-6f]\d?|r0\d|ro\d|vol|j|jlr|lr|k[12]|rof|fp|fr|mfs|nf0|ncs|pncs|contisilent|alp|am\d?|b|dt1?|g|l|ne0|t0|to|polestar|rsc|ssr|dsst)\)|\*{2,}|\*(?=\s|$)/g;

/** A supplier's own note in square brackets. */
export const SQUARE = /\[(?!20[012]\d\])[^\]]*\]/g;
/** The same for a wheel, where letters alone are its finish: `[BKF]`. */
export const SQUARE_OF_WHEELS = /\[(?!20[012]\d\]|[a-zа-я/+ -]+\])[^\]]*\]/g;
export const BRACKETED = /\([а-я][а-я\s.,]{2,}\)/g;

/** Words for goods, and for how many there are, in other languages. */
const GOODS_ABROAD = String.raw`tyres?|tires?|wheels?|(?:pkw|lkw|llkw)|(?:(?:pkw|lkw|llkw|motorrad|quad|traktor|transporter|auto)-?)?reifen|(?:alu|stahl|lm|leichtmetall)?-?felgen?|satz|stuck|neu|opon[ay]|osobow[aey]|ciezarow[aey]|rolnicz[aey]|motocyklow[aey]|felg[ai]|stalow[aey]|aluminiow[aey]|szt|kpl|neumaticos?|cubiertas?|cauchos?|llantas?|(?:de )?aleacion|juego de|pneus?|lot de|jantes?|alu|pneumatic[oi]|gomm[ae]|cerchi[o]?|in (?:lega|ferro)|pneumatik[ay]|sada|ks|gum[ia]|anvelop[ae]|janta|aliaj|lastik|lastigi|jant|velg|dack|riepas|padangos|guma|гум[аи]|джант[аи]|покришк[аи]`;

/** Words for seasons in other languages, in which no model is named. */
const SEASONS_ABROAD = String.raw`(?:sommer|winter|ganzjahres)reifen|zimow[a-z]+|letni[a-z]*|letne|zimn[a-z]+|[cс]aloroczn[a-z]*|wielosezonow[a-z]*|celorocn[a-z]*|(?:de )?invierno|(?:de )?verano|hiver|4 saisons|invernal[a-z]*|estiv[oi]|(?:4|quattro) stagioni|sommardack|vinterdack|talverehv[a-z]*|suverehv[a-z]*`;

/**
 * Words for the kind of goods at the beginning, in English and in other languages. Elsewhere they belong to a brand:
 * «Ikon Tyres».
 */
export const KIND_ABROAD = new RegExp(
  `(?<=^[^0-9a-zа-я¦]*)(?:(?:\\d{1,2}\\s?x?\\s)?(?:${SEASONS_ABROAD}|${GOODS_ABROAD})(?![0-9a-zа-яіїєґ]|-\\d)[\\s.,:]*)+`,
  'g',
);

export const GLUED_XL = /(?<=[\s¦]\d)xl(?![0-9a-zа-я])/g;

export const MARKED = /[([*]/;

/** A motorcycle tyre for use with or without a tube: `TL/TT`. */
export const BOTH = /T\/?[LT]\s?[/\\]\s?T\/?[LT]/i;
