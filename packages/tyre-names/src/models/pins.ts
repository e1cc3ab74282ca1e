import { longestAt } from '../cars/longest-name.ts';
import { soundOf } from '../text/sound.ts';
import { fold, inOtherLayout, nameKey } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';
import { TYRES, WHEELS } from '../trade/rules.generated.ts';
import type { NameIndex } from './model-names.ts';

/** `17.5x6.75`, `7.5x22.5`: rims of lorries. */
const LORRY_RIM =
  /(?<![\d.])(?:17|19|22)\.5\s?[xх]\s?\d{1,2}(?![\d])|(?<![\d.])\d{1,2}(?:\.\d{1,2})?\s?[xх]\s?(?:17|19|22)\.5/;

const word = (source: string) => new RegExp(`(?<![0-9a-zа-я])(?:${source})(?![0-9a-zа-я])`);

const LORRIES = word('грузов[а-я]*|фур[аыуе]?|тягач[а-я]*|самосвал[а-я]*|полуприцеп[а-я]*|цмк');
/** «грузовые» is also said of tyres for vans: «185/75 16с грузовая». */
const VAN_SIZE = /(?<!\d)\d{3}[\s/x.-]\d{2}[\s/x.-]?\s?[rр]?\s?1[2-6](?![\d.])/;
const CARS: readonly Section[] = ['tyres', 'disks'];

/** `10.00R20`: not a car's tyre, and a wheel is written in the other order. */
const LARGE_RIM = /(?<![\d.,])\d{1,2}[.,]00\s?[-rр]\s?2[045](?![\d.])/;
/** `17.5-25`, `12-16.5`: tyres of loaders. */
const LOADER_SIZE =
  /(?<![\d.,])(?:(?:1[357]|2[0369])[.,]5\s?[-rр]\s?25|1[0-5](?:[.,]5)?\s?[-rр]\s?1[69][.,]5)(?![\d.])/;
/** `140/70-17`, `190/50 ZR17`: not a car's tyre, since cars' widths end in 5. */
const ROUND_WIDTH =
  /(?<![\d.,])(?:[7-9]0|1\d0|2[0-4]0)\s?\/\s?\d{2}\s?(?:-|z?[rр]|\/|\s)\s?(?:1[0-5]|[89])(?![\d.])/;
/** `120/70-17`: a motorcycle's rim. */
const ON_MOTO_RIM =
  /(?<![\d.,])(?:[7-9]0|1\d0|200)\s?\/\s?\d{2}\s?(?:-|z?[rр]|\/|\s)\s?(?:1[6-9]|2[01])(?![\d.])/;
/** `22x11-10`: an outer diameter with a small rim. */
const SMALL_RIM =
  /(?<![\d.,])[1-3]\d[.,]?\d?\s?[xх]\s?\d{1,2}(?:[.,]\d{1,2})?\s?[-rр]\s?(?:[6-9]|1[0-2])(?![\d.])/;
/** `27x9R14`: whole inches of width on these rims; a car's have half an inch, as in `31x10.5R15`. */
const QUAD_RIM =
  /(?<![\d.,])[23]\d\s?[xх]\s?(?:[89]|1[01])(?:[.,]0{1,2})?\s?[-rр]\s?1[45](?![\d.])/;

/** `AT25x8-12`: the mark of all terrain vehicles before the outer diameter. */
const ATV_SIZE = /(?<![0-9a-zа-я])(?:at|ат)\s?[1-3]\d\s?[xх*/]\s?\d{1,2}(?:[.,]\d)?\s?[-rрx/]/;
/** `315/80 22.5`: widths of lorries on rims with half an inch. */
const LORRY_SIZE =
  /(?<!\d)(?:2[0-9]|3[0-9]|4[0-4])[05]\s?[/xх]\s?\d{2}[\s/]*[-rр]?\s?(?:17|19|22)[.,]5(?!\d)/;

/** `600/50-22.5`, `400/60 15.5`: wide tyres of farm trailers. */
const FLOTATION =
  /(?<!\d)(?:[5-8][05]0\s?\/\s?\d{2}\s?[-rр]\s?(?:17|2[26][.,]5|30[.,]5)|[345][0-9]0\s?\/\s?\d{2}[\s/]*[-rр]?\s?15[.,]5)(?!\d)/;

/** `385/65`, `315/80`: lorries' pairs without a rim. A jeep's `315/70 R17` has one. */
const LORRY_PAIR =
  /(?<![\d.,])(?:(?:3[58]5|425|4[34]5)\s?\/\s?[4-9]\d|315\s?\/\s?[678]0|295\s?\/\s?(?:75|80)|27[05]\s?\/\s?80)(?![\s/]*[-rр]?\s?(?:1[3-9]|2[0-9])(?![.,]5))(?!\d)/;
/** «диск 22.5», «19.5 6.75 8x275»: rims of lorries, apart from their width. */
const HALF_RIM = /(?<![\d.,/])(?:17|19|22)[.,]5(?![\d.])/;

/** `9.5-42`, `18.4R38`: rims of tractors. */
const HIGH_RIM =
  /(?<![\d.,])(?:[6-9]|[1-3]\d)(?:[.,]\d{1,2})?\s?[-rр]\s?(?:2[68]|3[0-8]|4[0-8]|5[024])(?![\d.,-])/;

/** `235/45`: only cars have low tyres of these widths. */
const CAR_PROFILE = String.raw`(?:(?:1[3-9]|2[0-7])5\s?\/\s?(?:[2-5][05]|6[05])|(?:2[89]|3[0-3])5\s?\/\s?(?:[23][05]|4[05]))`;
/** `265/75 R16`: lorries have no such rims; on 17 inches a narrow tyre may be meant for 17.5. */
const HIGH_CAR_SIZE =
  /(?<![\d.,])(?:(?:1[3-9]|2\d|3[0-2])5\s?\/\s?(?:7[05]|8[05])[\s/]*[-rр]?\s?(?:1[2-6]|18)|(?:2[6-9]|3[0-2])5\s?\/\s?(?:65|7[05])[\s/]*[-rр]?\s?17|lt\s?\d{3}\s?\/\s?\d{2}[\s/]*[-rр]?\s?\d{2})(?![\d.,])/;
/** `235/45 18`, `R18 235/45`. A lorry's `295/60 22` means 22.5 inches. */
const CAR_SIZE = new RegExp(
  String.raw`(?<![\d.,])${CAR_PROFILE}[\s/]*[-rр]?\s?(?:1[3-9]|2[0-4])(?![\d.,])|(?<![0-9a-zа-я])[rр]\s?(?:1[3-9]|2[0-4])[\s,]+${CAR_PROFILE}(?![\d.,])`,
);

/** Words that determine the section, whatever sizes stand beside them. */
const PINS: readonly (readonly [RegExp, readonly Section[]])[] = [
  [
    word(
      'диск(?:и|а|у|е|ов|ам|ами|ах|ом|овые)?|лить[еяюё]м?|литы[а-я]+|штамп[а-я]*|ковк[а-я]|кован[а-я]*|реплик[а-я]*|бездиск[а-я]*|wheels?',
    ),
    WHEELS,
  ],
  [
    word(
      String.raw`(?:авто|мото|спец)?шин[аыуе]?|шин(?:ам|ами|ой)|(?:авто|мото)?резин[а-я]*|покрыш[а-я]*|а\/ш[а-я]*|tyres?|tires?`,
    ),
    TYRES,
  ],
  [LORRY_RIM, ['truck_disks', 'truck_tyres']],
  [LORRIES, ['truck_tyres', 'truck_disks']],
  [
    word('мото(?!блок|кос|культ)[а-я]*|скутер[а-я]*|мопед[а-я]*|питбайк[а-я]*|байк[а-я]*'),
    ['moto_tyres'],
  ],
  [
    word(
      'квадр[а-я]*|atv|utv|атв|ютв|сайд-?бай[а-я]*|багги|мотовездеход[а-я]*|снегоболотоход[а-я]*',
    ),
    ['quadro_tyres'],
  ],
  [
    word(
      'спец(?:техник|шин)[а-я]*|трактор[а-я]*|сельхоз[а-я]*|погрузчик[а-я]*|комбайн[а-я]*|опрыскивател[а-я]*|сеялк[а-я]*|экскаватор[а-я]*|грейдер[а-я]*|вилочн[а-я]*|каток|катка|цельнолит[а-я]*|мото(?:блок|культиватор)[а-я]*|минитрактор[а-я]*|газонокосил[а-я]*',
    ),
    ['special_tyres'],
  ],
  [word('легков[а-я]*'), ['tyres', 'disks']],
];

/** Sizes that only some goods have. Words have precedence: «диск 7.00-20» is a wheel. */
const SHAPES: typeof PINS = [
  [LARGE_RIM, ['truck_tyres', 'special_tyres']],
  [LOADER_SIZE, ['special_tyres']],
  [ROUND_WIDTH, ['moto_tyres', 'special_tyres', 'quadro_tyres']],
  [ON_MOTO_RIM, ['moto_tyres']],
  [ATV_SIZE, ['quadro_tyres']],
  [LORRY_SIZE, ['truck_tyres', 'special_tyres', 'truck_disks']],
  [SMALL_RIM, ['quadro_tyres', 'special_tyres']],
  [QUAD_RIM, ['quadro_tyres', 'special_tyres']],
  [CAR_SIZE, CARS],
  [HIGH_CAR_SIZE, CARS],
  [HIGH_RIM, ['special_tyres']],
  [FLOTATION, ['special_tyres']],
  [LORRY_PAIR, ['truck_tyres']],
  [HALF_RIM, ['truck_tyres', 'special_tyres', 'truck_disks']],
];

/**
 * Checks whether a word after a brand belongs to one of its models: the «Polaris» of «Barum Polaris» is not a vehicle.
 */
function isModelOfBrand(index: NameIndex, text: string, start: number, end: number): boolean {
  const before = /(\S+)\s+$/.exec(text.slice(0, start))?.[1] ?? '';
  const brands = index.brandKeys.get(nameKey(before)) ?? [];
  const words = index.modelSounds.get(soundOf(text.slice(start, end))) ?? [];
  return words.some((word) =>
    index.modelWords.get(word)?.some(({ brand }) => brands.includes(brand)),
  );
}

/**
 * Returns the sections that the words of a text name. Returns all sections if it names none, or names some that exclude
 * each other. Decision 162.
 */
export function pinnedSections(
  q: string,
  index: NameIndex,
  sections: readonly Section[],
): readonly Section[] {
  const typed = fold(q);
  const folded = /[а-я]/.test(typed) ? typed : `${typed} ${inOtherLayout(typed)}`;
  const named = PINS.filter(([pattern]) => pattern.test(folded)).map(([pattern, pins]) =>
    pattern === LORRIES && VAN_SIZE.test(folded) ? [...pins, ...CARS] : pins,
  );
  for (const { index: at } of folded.matchAll(/(?<=^|\s)\S/g)) {
    const vehicle = longestAt(index.cars.vehicles, folded, at, 2);
    const isModel = vehicle && isModelOfBrand(index, folded, at, vehicle.end);
    if (vehicle && vehicle.item.length > 0 && !isModel) named.push(vehicle.item);
  }
  const shaped = SHAPES.filter(([pattern]) => pattern.test(folded)).map(([, pins]) => pins);
  const within = (pins: readonly (readonly Section[])[]) =>
    sections.filter((section) => pins.every((pinSections) => pinSections.includes(section)));
  // «диски мтз 82»: of words that exclude each other the first say what is asked for
  return (
    [within([...named, ...shaped]), within(named), within(named.slice(0, 1))].find(
      (pinSections) => pinSections.length > 0,
    ) ?? sections
  );
}
