import { fold } from '../text/spelling.ts';

/** Goods of a tyre shop that are neither tyres nor wheels, with the words that name them. */
const ACCESSORIES: readonly (readonly [what: string, pattern: RegExp])[] = (
  [
    ['Камера', String.raw`(?:авто|мото|вело)?камер[аыу]|(?:inner )?tubes?|[ао]\/к(?=\s)`],
    [
      'Ободная лента',
      String.raw`ободн[а-я]*(?: лент[а-я]*)?|флип+ер[а-я]*|flap|о\/л|лент[аы] (?:ободн|колес)[а-я]*`,
    ],
    [
      'Крепёж',
      'болт[а-я]*|гайк[а-я]*|шпильк[а-я]*|секретк[а-я]*|крепеж[а-я]*|прижим[а-я]*|футорк[а-я]*|сухар[а-я]*',
    ],
    ['Проставка', 'проставк[а-я]*|простав(?:очн|ки)[а-я]*|spacer[a-z]*'],
    [
      'Кольцо',
      String.raw`кольц[а-я]*|колец|кол\.\s?(?:центр|ступ)[а-я]*|бортов[а-я]* кольц[а-я]*|замочн[а-я]* кольц[а-я]*`,
    ],
    ['Цепи', 'цеп[иьей]{1,3}|браслет[а-я]*|противоскольж[а-я]*'],
    ['Аккумулятор', String.raw`акб(?:-[0-9а-я]+)*|аккумулятор[а-я]*|\d?ст-\d+[а-я]*`],
    [
      'Вентиль',
      'вентил[ьяией]+|ниппел[а-я]*|золотник[а-я]*|удлинител[а-я]*|датчик[а-я]*|tpms|клапан[а-я]*',
    ],
    ['Колпак', 'колпа[а-я]*|заглушк[а-я]*|крышк[а-я]*|эмблем[а-я]*|наклейк[а-я]*'],
    ['Грузики', 'груз[аы]? баланс[а-я]*|грузик[а-я]*|балансиров[а-я]*'],
    [
      'Ремонт',
      String.raw`рем(?:онтн[а-я]*)?[\s-]?(?:комплект|набор|материал|шип)[а-я]*|шип[а-я]* ремонтн[а-я]*|латк[аи]|заплат[а-я]*|пластыр[а-я]*|жгут[а-я]*|грибок|грибк[а-я]*|герметик[а-я]*|вулканиз[а-я]*`,
    ],
    [
      'Инструмент',
      'домкрат[а-я]*|кронштейн[а-я]*|держател[а-я]*|съ[её]мник[а-я]*|адаптер[а-я]*|подставк[а-я]*|насос[а-я]*|компрессор[а-я]*|манометр[а-я]*|ключ[а-я]* (?:балон|баллон|колес|динам|крест)[а-я]*|баллонн[а-я]* ключ[а-я]*|монтировк[а-я]*|монтаж(?:н[а-я]+ (?:паст|лопат)[а-я]*)|паст[аы] (?:монтажн|шин)[а-я]*',
    ],
    ['Чехол', 'чех(?:ол|л)[а-я]*|пакет[а-я]*|стойк[а-я]* (?:для|под)|мешк[а-я]*|мешок'],
    [
      'Автотовары',
      'масл[оа]|антифриз[а-я]*|тосол|жидкост[а-я]*|омывател[а-я]*|щетк[аи]|дворник[а-я]*|ламп[аы]|фильтр[а-я]*|свеч[аи]|колодк[а-я]*|ковр(?:ик|ы)[а-я]*|очистител[а-я]*|чернител[а-я]*|полирол[а-я]*|освежител[а-я]*|ароматизатор[а-я]*|ступиц[аы]|брызговик[а-я]*|знак[а-я]*|услуг[а-я]*|доставк[а-я]*|шиномонтаж[а-я]*|хранени[а-я]*|утилизац[а-я]*',
    ],
    ['Колесо в сборе', 'на диске'],
    ['Гусеница', 'гусениц[а-я]*'],
    ['Вставка', 'вставк[аи](?! в)|лейбл[а-я]*'],
  ] as const
).map(([what, source]) => [what, new RegExp(`(?<![0-9a-zа-я])(?:${source})(?![0-9a-zа-я])`, 'g')]);

/** Matches if any of them is named. For most names of tyres this is the only check needed. */
const ANY = new RegExp(ACCESSORIES.map(([, { source }]) => source).join('|'));

/** Words before something that comes with a tyre or a wheel: «шина с камерой», «диск + гайки», «(камера+флиппер)». */
const TOGETHER = /(?:^|[\s(+,])(?:с|c|без|под|для|и|компл[а-я.]*:?(?:\sс)?)\s*$|[+(]\s*$/;
/** A name that begins with its kind of goods. Nothing after that makes it an accessory. */
const TYRE_OR_WHEEL =
  /^[^0-9a-zа-я]*(?:(?:легков|грузов|зимн|летн|всесез|литой|литые|кован|штамп|стальн|новая|новый|мото)[а-я]*\s+)*(?:авто|мото|спец)?(?:а\/)?(?:шин[аы]|покрышк[аи]|резин[аы]|диск[иа]?)(?![а-я])/;
/** A wheel with a tyre: «колесо в сборе», «(в сборе диск 4/100)», but not a tyre «с камерой и лентой в сборе». */
const COMPLETE_WHEEL = /(?<!камер[а-я]*.{0,25})(?<![а-я])в\s?сборе(?![а-я])/;
/** A tyre and a wheel in one name. */
const TYRE_AND_WHEEL = /\d{3}\s?\/\s?\d{2}.*[+].*\d\s?[xх*]\s?\d{2,3}(?:\.\d+)?\s+(?:et|ет)\s?-?\d/;
/** The same without a plus: the size of a tyre and the bolt circle of a wheel, unless it is for tyres of that size. */
const TYRE_THEN_WHEEL =
  /\d{3}\s?\/\s?\d{2}\s?z?[rр]\s?\d{2}.*(?:(?<![\d.])[3-6]x(?:98|1[0-4]\d)(?![\d/])|диск[а-я]*\s.*(?<![\d.])[3-6]\/(?:98|1[0-4]\d)(?!\d))/;
/**
 * A tube with the kind of tyre that it is for: «16.00-24 Камера индустриальная». Names of tyres never say that of a
 * tube that comes with them.
 */
const TUBE_FOR = /(?<![а-я])камера\s+(?:[a-z]+\s+)?(?:легк|груз|с\/х|сельх|индус|мото|спец|квадро)/;
/** Discs other than wheels. A wheel may be for «дисковые тормоза». */
const OTHER_DISC = /(?<!под )(?<![а-я])диск(?!ов)[а-я]*\s+(?:тормоз|сцеплен|отрезн|шлиф|фрикц)/;

const SIZED = /\d\s?(?:[rр/xх-]|\s)\s?\d/;
/** Indices, plies, a tube or the code of a model. A name that has them before another word is a tyre. */
const TYRE_BEFORE =
  /(?<![0-9a-zа-я/.-])\d{2,3}(?:\s?\/\s?\d{2,3})?\s?(?:[a-yав]|[aа]\s?\d)(?![0-9a-zа-я])|\d\s?(?:pr|н\.?с|сл)(?![a-zа-я])|(?<![a-zа-я])с\/к(?![a-zа-я])|(?<![a-zа-я])[tт]\/?[tlт](?![a-zа-я])|(?<![0-9a-zа-я])[a-zа-я]{1,5}[\s-]?\d{2,4}[a-zа-я]?(?![0-9a-zа-я./-])|(?<![0-9a-zа-я./-])(?!r)[a-zа-я]{1,3}-[a-zа-я]?\d{1,4}[a-zа-я]{0,2}(?:-\d)?(?![0-9a-zа-я./-])/;
/** A bolt circle, an offset or a bore: the name is a wheel's. */
const WHEEL_BEFORE = /(?:et|ет|cb|dia|pcd)\s?-?\d/;

/**
 * Checks whether an accessory follows the description of a tyre or a wheel, so that it comes with it, such as a tube or
 * a valve.
 */
const comesWith = (head: string) =>
  TOGETHER.test(head) || (SIZED.test(head) && (TYRE_BEFORE.test(head) || WHEEL_BEFORE.test(head)));

/**
 * Returns what a name offers if it is neither a tyre nor a wheel, such as «Камера» or «Крепёж». An accessory that only
 * comes with the goods («с камерой», «… 130A8 TT Камера») does not count.
 */
export function accessoryOf(text: string): string | undefined {
  const folded = fold(text);
  const isComplete =
    (folded.includes('сборе') && COMPLETE_WHEEL.test(folded)) ||
    (folded.includes('+') && TYRE_AND_WHEEL.test(folded)) ||
    TYRE_THEN_WHEEL.test(folded);
  if (isComplete) return 'Колесо в сборе';
  if (OTHER_DISC.test(folded)) return 'Автотовары';
  if (TYRE_OR_WHEEL.test(folded) || !ANY.test(folded)) return undefined;
  if (TUBE_FOR.test(folded)) return 'Камера';
  for (const [what, pattern] of ACCESSORIES)
    for (const match of folded.matchAll(pattern))
      if (match.index === 0 || !comesWith(folded.slice(0, match.index))) return what;
  return undefined;
}
