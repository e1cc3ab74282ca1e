import { type Notation, notation } from '../text/notation.ts';
import { WHEELS } from '../trade/rules.generated.ts';
import {
  bore,
  diameter,
  fastening,
  holes,
  isWidth,
  joined,
  machine,
  num,
  offset,
  offsetAndBore,
  pair,
  parted,
  whole,
  widths,
} from './rim-numbers.ts';

/** Bolt circles with a decimal. Standing alone, such a number is not read as a hub bore. */
const CIRCLES = [114.3, 120.65, 139.7, 165.1, 222.25];

const INCHES = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;
const MM = String.raw`(\d{2,3}(?:\.\d{1,2})?)`;

/** Every way to write the numbers of a wheel, the most specific first. */
export const RIM_SIZES: readonly Notation[] = [
  notation(WHEELS, String.raw`(\d{1,2})\s?x\s?${MM}\s?x\s?${MM}\s?/\s?(-?\d{1,3}(?:\.\d)?)`, whole),
  notation(WHEELS, String.raw`([3-6])x${MM}x${MM}(?:x${MM})?`, joined),
  // only a width with a fraction: the 15 of `ET15 R16` is not a width
  // or, as of 18.4R24, one that no wheel has
  notation(WHEELS, String.raw`(\d{1,2}\.\d{1,2})\s?j{0,2}\s?r\s?${INCHES}`, (match, section) =>
    Number.isInteger(num(match[0]) * 4) ? pair(match, section) : undefined,
  ),
  notation(
    WHEELS,
    String.raw`(\d{1,2})\s?[x/]\s?${MM}(?:\s?/\s?(-?\d{1,3}(?:\.\d)?)\s?/\s?${MM}|\s(-\d{1,2}|2[5-9]|[3-7]\d)\s(\d{2,3}\.\d{1,2}))`,
    parted,
  ),
  notation(
    WHEELS,
    String.raw`(?:pcd\s?[:=]?\s?)?(\d{1,2})\s?[x/-]\s?${MM}(?:\s?/\s?${MM})?`,
    fastening,
  ),
  // separated by a space alone, only if the circle is unmistakable
  notation(
    WHEELS,
    String.raw`([3-6]|8|10)\s+(98|100|105|108|110|112|114(?:\.3)?|115|118|120|127|130|139(?:\.7)?|150|160|165(?:\.1)?|170|222\.25|275|335)`,
    fastening,
  ),
  notation(
    WHEELS,
    // 11.00/20 is the tyre of a lorry
    String.raw`(?!(?:8\.25|9\.00|1[0-4]\.00)\s?/)(?:d?w(?=\d)|r)?${INCHES}["″]?(?:\s?j{0,2}\s?[x/]\s?r?|\s?j{1,2}\s?-|\s?j{1,2}r?(?=1[2-9]|2[0-4]))\s?${INCHES}(?:\s?j{1,2}(?![a-z]))?(?:\s?x?h2?(?![a-z0-9]))?`,
    pair,
  ),
  notation(
    WHEELS,
    String.raw`(?:[eэ]t|offset|inset|vыlet|vыl\.?)\s?[:=]?\s?\+?(-?\s?\d{1,3}(?:\.\d)?)(?:\s?(?:-|\.{2,3})\s?(\d{1,3}(?:\.\d)?))?`,
    offset,
  ),
  notation(WHEELS, String.raw`(?:dia|dи[aя]|d?цо|ц\.о\.?|ø|c[bh]|d)\s?[:=-]?\s?${MM}`, ([mm]) =>
    bore(num(mm)),
  ),
  notation(
    WHEELS,
    String.raw`(?:(?:w|j(?=\d+\.\d|[4-9](?!\d)))\s?${INCHES}(?!\s?x\s?\d)|${INCHES}\s?j{1,2}(?![a-z]))`,
    ([after, before]) => {
      const width = after ?? before;
      return isWidth(num(width))
        ? { field: 'size', value: `${num(width)}J`, filter: { rim_width: [num(width)] } }
        : undefined;
    },
  ),
  notation(
    ['truck_disks'],
    String.raw`(?:d?w\s?)?(\d{1,3}(?:\.\d{1,2})?)l?\s?[x-]\s?(\d{2,3})`,
    machine,
  ),
  notation(['truck_disks'], String.raw`(\d{1,2}\.\d{1,2})\s?-\s?(17\.5|19\.5|22\.5)`, pair),
  notation(WHEELS, String.raw`r\s?${INCHES}`, diameter),
  notation(WHEELS, String.raw`(\d{2}(?:\.\d)?)\s?(?:"|''|dюйm[a-zа-я]*)`, diameter),
  notation(WHEELS, String.raw`(\d{2,3}\.\d{1,2})`, ([mm]) => {
    const number = num(mm);
    if (CIRCLES.includes(number))
      return { field: 'fastening', value: String(number), filter: { pcd: [number] } };
    return bore(number);
  }),
];

/** A number on its own is a diameter. */
export const LONE_RIM_NUMBERS: readonly Notation[] = [
  notation(WHEELS, String.raw`(1[2-9]|2[0-4]|17\.5|19\.5|22\.5)`, diameter),
];

/** Notations for names of goods, where a number after the offset is not another wish of a buyer. */
export const FULL_RIM_SIZES: readonly Notation[] = [
  notation(WHEELS, String.raw`${INCHES}\s?j?\s?/\s?${INCHES}\s?j?\s?x\s?r?(1[5-9]|2[0-4])`, widths),
  ...RIM_SIZES.slice(0, 7),
  notation(
    WHEELS,
    String.raw`(?:[eэ]t|vыlet)\s?[:=]?\s?\+?(-?\s?\d{1,3}(?:\.\d)?)[\s/]+(\d{2,3}(?:\.\d{1,2})?)(?=\s|$|[,/])(?!.*(?:dia|[^a-z]d|цо)\s?[:=]?\s?\d{2})`,
    offsetAndBore,
  ),
  ...RIM_SIZES.slice(7),
  // «10 отв.», «8 отверстий x 275»
  notation(
    WHEELS,
    String.raw`(\d{1,2})\s?оtv[a-zа-я]*\.?(?:\s?x?\s?((?:98|[1-3]\d{2})(?:\.\d{1,2})?)(?![\dx]))?`,
    holes,
  ),
  // `5x114.3 +45`: an offset by its sign alone, right after another number of the wheel, but not «+20 шт», «болтов»
  notation(
    WHEELS,
    String.raw`(?<=¦\s)([+-]\d{1,2})(?=\s|$|[,;/)])(?!\s(?:шt|боlt|гa[йe]))`,
    offset,
  ),
  // separated by a space alone: tried last, when the two numbers can mean nothing else
  notation(
    WHEELS,
    String.raw`(\d{1,2}(?:\.\d{1,2})?)\s+(1[2-9]|2[0-4])(?=\s|$|[/,;(])`,
    (numbers, section) => (num(numbers[0]) % 0.25 === 0 ? pair(numbers, section) : undefined),
  ),
];
