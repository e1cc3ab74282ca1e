import type { Filter, Section } from '../text/text-reading.ts';
import { isBetween } from './section-in-name.ts';

const SAYS_TYRE = /^[^0-9a-zа-я]*(?:[а-я]+\s)?(?:авто|мото|спец)?(?:шин[аы]|покрышк)/;
/** Matches a wheel: words for it, an offset, a bore or a bolt circle. */
const SAYS_WHEEL =
  /(?<![а-я])(?:авто|мото)?диск(?:и|а|у|е|ов|ам|ами|ах)?(?![а-я])|(?<![а-я])(?:лит(?:ой|ые)(?![а-я])|штамп|кован)|^д[лшк]\s|под клин|(?<![а-я])(?:кдб?(?![а-я])|(?:без|с) вент(?![а-я]))|(?<![a-z])d?w\d{1,2}l?x\d|(?<![\d.])(?:8|10)\s?[xх]\s?(?:275|285\.75|335)(?!\d)|(?<![a-zа-я])(?:et|ет|pcd|dia|вылет|ц\.?о\.?)\s?[-+=:(]?\s?-?\d+(?![0-9a-zа-я])|(?<![\d/.])(?:[3-9]|1[0-4])(?:\.\d{1,2})?\s?j\b|(?<![\d/.])(?:[3-9]|1[0-4])(?:\.\d{1,2})?\s?j{1,2}\s?[xх/*]\s?r?\s?(?:1[2-9]|2[0-4])(?!\d)|\d\s?[xх]\s?\d{2}(?:\.\d)?\s?[\s/]\s?\d{1,2}\s?[xх]\s?\d{2,3}/;
/** A width and a diameter with nothing after them: `6x15`, `16*7.5`. */
const PAIR =
  /(?<![\d.,])(?:(?:[3-9]|1[0-4])(?:\.\d{1,2})?\s?[xх]\s?(?:1[2-9]|2[0-4])|(?:1[2-9]|2[0-4])\s?[xх]\s?(?:[4-9]|1[0-4])(?:\.\d{1,2})?)(?![\d.]|\s?[xхrр-]\s?\d)/;

/** Checks whether a name is a wheel's. */
export const isWheel = (folded: string): boolean =>
  !SAYS_TYRE.test(folded) && (SAYS_WHEEL.test(folded) || PAIR.test(folded));

const TRUCK_CIRCLES = [203.2, 205, 222.25, 225, 245, 275, 285.75, 286, 335];

/** Words for machines and trucks that wheels are for. */
const MACHINES =
  /трактор|с\/х|сельхоз|комбайн|грузов|прицеп|погрузч|экскав|культиват|сеялк|спецтехн|тележк|под клин|(?<![а-я])(?:мтз|камаз|краз|беларус|хтз|кузбасс|амкодор|\d?птс-?\d|[тк]-\d{2,3}(?!\d))|(?<![a-z])(?:jcb|bobcat|xcmg|belarus|combilift|hidromek)(?![a-z])/;

/** Returns whether a wheel is a car's, or a truck's or machine's, by its numbers and words. */
export function wheelSection(
  { diameter, rim_width, pcd, bolts, et_min }: Filter,
  folded: string,
): Section {
  const [inches = 0] = diameter ?? [];
  const [width = 0] = rim_width ?? [];
  // the twin wheels of a large van: 6×205 ET117
  const isVanTwin =
    pcd?.[0] === 205 && inches <= 16 && width <= 6.5 && isBetween(et_min ?? 0, 100, 120);
  const isTruck =
    MACHINES.test(folded) ||
    (inches >= 18 &&
      (bolts ?? [8])[0]! > 5 &&
      /(?<![а-я])(?:урал|зил|маз)(?![а-я])/.test(folded)) ||
    inches > 100 ||
    ((et_min ?? 0) >= 110 && !isVanTwin) ||
    [17.5, 19.5, 22.5, 24.5].includes(inches) ||
    width > 13 ||
    (pcd ?? []).some((circle) => TRUCK_CIRCLES.includes(circle) && !isVanTwin) ||
    (bolts ?? []).some((count) => count > 6 && inches !== 16);
  return isTruck ? 'truck_disks' : 'disks';
}
