import { withoutAsides, withoutNumbers } from './clean-line.ts';
import { takeAmounts } from './pieces.ts';
import type { SourceRow } from './source-row.ts';

const NAMED =
  /\d{3}\s?[/\\]\s?\d{2}|\d{3}\s\d{2}\s[rр]?\d{2}|\d{2,3}\s?[xх*]\s?\d|\d\s?[xх*]\s?\d{2,3}|\d{2}\s?[.,]\s?\d\s?[-x]\s?\d|\b\d{6,}\b|[rр]\s?\d{2}\b/iu;
const PARTED = /[,;+](?=\s|[^\d])|\s(?:и|плюс)\s|\.(?=\s+\d{3}[\s/]\d{2})/giu;

const KIND = String.raw`(?<![а-я])(?:зим|лет|всесез|шип|лип|руль|рулев|вед|приц)[а-я]*\.?`;
const COUNT_OF_KIND = String.raw`\s*(?:[-–—:]\s*)?\d{1,3}`;
/** «зима 4 лето 8», «ведущие — 8, рулевые — 4»: kinds of one size, one after another. */
const NEXT_KIND = new RegExp(
  String.raw`(?<=${KIND}${COUNT_OF_KIND}(?:\s?шт\.?)?),?\s(?=${KIND}${COUNT_OF_KIND}(?![\d/]))`,
  'giu',
);
/** «лето 8» after another kind: 8 pieces, not a rim. */
const ONLY_KIND = new RegExp(String.raw`^([\s,]*${KIND}${COUNT_OF_KIND})(?:\s?шт\.?)?\s*$`, 'iu');
/** «6 шт руль»: the quantity stands before the kind. */
const COUNTED_KIND = new RegExp(String.raw`\d\s?шт\.?\s+${KIND}\s*$`, 'iu');

/** «комплект Мальта и 8 шт Монако»: the quantity stands before the product. */
const COUNTED_FIRST =
  /^(?:[\s,;+]|и\s|плюс\s)*(?:\d{1,3}\s?(?:шт[а-я]*|компл[а-я]*|к-т[а-я]?)|комплект|пара|пару)\.?\s+[a-zа-я]{3}/iu;

/** Splits a line into rows: «205/55 R16 4 шт, 195/65 R15 8 шт» is two. Each keeps its place in the line. */
function partsOf(text: string): string[] {
  const kinds = [...text.matchAll(NEXT_KIND)].map(({ index }) => index);
  const ends = [...kinds, ...[...text.matchAll(PARTED)].map(({ index }) => index)];
  const cuts: number[] = [];
  for (const end of ends.toSorted((a, b) => a - b)) {
    const part = text.slice(cuts.at(-1) ?? 0, end);
    const isCountedFirst = COUNTED_FIRST.test(part) || COUNTED_KIND.test(part);
    const areCounted = isCountedFirst && COUNTED_FIRST.test(text.slice(end));
    if (
      areCounted ||
      kinds.includes(end) ||
      ((NAMED.test(part) || isCounted(part) || COUNTED_KIND.test(part)) &&
        startsAnew(text.slice(end)))
    )
      cuts.push(end);
  }
  if (cuts.length === 0) return codesOfLine(text);
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length));
}
/** «205/55 R16», «11.2-20», a code */
const SIZE_OR_CODE =
  /\d{3}(?:\s?[/\\]\s?|\s)\d{2}\D{0,4}\d{2}|\d{1,2}[.,]\d{1,2}\s?-\s?\d{2}|\b\d{6,}\b/u;

/** «, кол-во: 4 шт» belongs to what stands before it. */
const AMOUNT = /^\s*(?:в\s)?(?:кол(?:-?во|ич)|цена|по цене)/iu;
const startsAnew = (rest: string) => {
  const next = rest.slice(1).split(PARTED)[0] ?? '';
  if (AMOUNT.test(next)) return false;
  return SIZE_OR_CODE.test(next) || isCounted(next);
};
/** True for a name and a quantity: «СКАД Монако 15 4 шт». */
const isCounted = (part: string) =>
  /[а-яa-z]{3}.*\s\d{1,3}\s?(?:шт|компл|к-т)/iu.test(part.replace(/^\s*(?:и|плюс)\s/iu, ''));

const CODE = /(?<![\d/.])\d{6,12}(?!\d)/g;

/** Splits a line of codes, each with the quantity beside it: «20000177 4 20000178 8». */
function codesOfLine(text: string): string[] {
  const codes = [...text.matchAll(CODE)];
  const [first] = codes;
  if (!first || codes.length < 2) return [text];
  const beginsWithCode = !/[\p{L}\p{N}]/u.test(text.slice(0, first.index));
  const cuts = beginsWithCode
    ? codes.slice(1).map(({ index }) => index)
    : codes.slice(0, -1).map(({ index, 0: code }) => index + code.length);
  const parts = [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length));
  const haveAmounts = parts.every((part) => /\d/.test(part.replace(CODE, '')));
  return haveAmounts ? parts : [text];
}

/** Returns the rows of a message, line by line, with quantities and prices taken out of the descriptions. */
export function messageRows(text: string): SourceRow[] {
  const lines = text.split(/\r\n|\r|\n/);
  const cleaned = withoutNumbers(lines.map(withoutAsides));
  return cleaned.flatMap((line, at) => {
    const parts = partsOf(line);
    const whole = parts.length === 1;
    return parts
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .map((part): SourceRow => {
        const counted = whole ? part : part.replace(ONLY_KIND, '$1 шт');
        const { rest, pieces, doubt, isForEach, price } = takeAmounts(counted);
        const written = lines[at] ?? '';
        return {
          row: at + 1,
          text: whole ? written.trim() : part.replace(/^[\s,;+.]+|\s+$/gu, ''),
          description: whole
            ? rest.slice(written.length - written.trimStart().length)
            : rest.slice(part.length - part.replace(/^[\s,;+.]+/u, '').length),
          pieces,
          doubt,
          isForEach,
          price,
          code: null,
          hasAmounts: true,
        };
      });
  });
}
