import { readFiller } from '../query/fillers.ts';
import { withScannedDigits } from '../text/scanned-digits.ts';
import { fold } from '../text/spelling.ts';
import { withoutAsides, withoutNumbers, withoutOwnStock } from './clean-line.ts';
import { corrected } from './corrections.ts';
import { takeAmounts } from './reading-pieces.ts';
import { AND, cutsBetweenSizes, placesIn, sizesIn } from './size-places.ts';
import { boundedRow, MAX_LETTERS, type SourceRow } from './source-row.ts';

/** «двести пять пятьдесят пять шестнадцать» */
const SPOKEN = String.raw`(?<![а-яё])(?:сто|двести|триста)\s(?:[а-яё]+\s){1,4}[а-яё]+`;
/** «арт. T731234» */
const ARTICLE = String.raw`(?<![а-яё])(?:арт(?:икул)?|код)\.?\s?[:№]?\s?[a-z0-9-]{4,}`;
const NAMED = new RegExp(
  String.raw`${SPOKEN}|${ARTICLE}|\d{3}\s?[/\\]\s?\d{2}|\d{3}\s\d{2}\s[rр]?\d{2}|\d{2,3}\s?[xх*]\s?\d|\d\s?[xх*]\s?\d{2,3}|\d{2}\s?[.,]\s?\d\s?[-x]\s?\d|\b\d{6,}\b|[rр]\s?\d{2}\b`,
  'iu',
);
const PARTED = new RegExp(
  String.raw`(?:[,;]|(?<!\d)\+)(?=\s|[^\d])|\s\/(?=\s\d{3}[\s/]\d{2})|\s(?:${AND})\s|\.(?=\s+(?:\d{3}[\s/]\d{2}|(?:${AND})\s))|(?<=\d\s?шт\.?)\s(?=\d{3}[\s/]\d{2})|(?<=\d\s?шт)\.(?=\s+[a-zа-яё]{3})`,
  'giu',
);
/** A size right behind words and a quantity, as in «и добавьте 2 шт 165/70 13», is what is counted. */
const OF_SIZE = /^\s\d{3}[\s/]\d{2}/;
/** What stands farther away does not decide where a row ends: so a long line takes no more than its letters do. */
const NEAR = MAX_LETTERS;

const KIND = String.raw`(?<![а-я])(?:зим|лет|всесез|шип|лип|рул|вед|приц|запаск)[а-я]*\.?`;
const COUNT_OF_KIND = String.raw`\s*(?:[-–—:]\s*)?\d{1,3}`;
/** «зима 4 лето 8», «ведущие — 8, рулевые — 4»: kinds of one size, one after another. */
const NEXT_KIND = new RegExp(
  String.raw`(?<=${KIND}${COUNT_OF_KIND}(?:\s?шт\.?)?)(?:,|\s?[|;])?\s(?=${KIND}${COUNT_OF_KIND}(?![\d/]))`,
  'giu',
);
/** «лето 8» after another kind: 8 pieces, not a rim. */
const ONLY_KIND = new RegExp(String.raw`^([\s,]*${KIND}${COUNT_OF_KIND})(?:\s?шт\.?)?\s*$`, 'iu');
/** «6 шт руль»: the quantity stands before the kind. */
const COUNTED_KIND = new RegExp(String.raw`\d\s?шт\.?\s+${KIND}\s*$`, 'iu');

/** «комплект Мальта и 8 шт Монако», «4 шт 205/55 R16, 8 шт 195/65 R15»: the quantity stands before the product. */
const COUNTED_FIRST = new RegExp(
  String.raw`^(?:[\s,;+]|(?:${AND}|надо|нужн[а-я]+|ещ[её]|дайте|прошу|возьм[уеё]м?)\s)*(?:\d{1,3}\s?(?:шт[а-я]*|компл[а-я]*|к-т[а-я]?|шин[аыу]?|покрыш[а-я]*|диск(?:а|ов)?|кол[её]с[а-я]*)|комплект|пара|пару)\.?\s+(?:(?:(?:на|для)\s)?[a-zа-я]{3}|\d{3}\s?[/\\]\s?\d{2}|[\d.,]{1,5}\s?[xх*]\s?\d)`,
  'iu',
);

/** «перед 120/70-17 зад 180/55-17», «120/70-17 перед 180/55-17 зад»: the wheels of a motorcycle. */
const NEXT_SIDE =
  /[,;]?\s(?=(?:задн?|передн?)[а-я]*\.?\s?[-–:]?\s?\d{2,3}\s?[/xх]\s?\d)|(?<=(?:перед|зад)[а-я]*)[,;]?\s(?=\d{2,3}\s?[/xх]\s?\d)/giu;

/** «на камри комплект зимы, на солярис 4 лета»: a car, and not a day, a season or a place. */
const FOR_CAR =
  /(?:^|[\s,;])(?:на|для)\s(?!завтр|сегодн|послезавтр|склад|недел|понед|вторн|сред|четв|пятн|субб|воскр|доставк|зим|лет|перед|зад)[a-zа-яё]{3}/iu;

/** «шип: 4 шт», behind goods without a quantity: it says more of them. */
const COUNTED_KIND_ALONE = new RegExp(
  String.raw`^[\s,;+]*${KIND}\s*[-–—:]?\s*\d{1,3}\s?(?:шт|компл|к-т)[а-я]*\.?\s*$`,
  'iu',
);
const ONLY_AMOUNT =
  /^\s*(?:(?:надо|нужн[а-яё]+|дайте|беру|возьм[а-яё]+)\s)?\d{1,3}\s?(?:шт|компл|к-т)[а-яё]*\.?\s*$/iu;
const ENDS_WITH_AMOUNT = /^[\s,;]*\d{1,4}\s?шт[а-я]*\s?[.;]/iu;
/** «, на» and the first letters of a car. */
const MAX_FOR_CAR = 12;
const HAS_AMOUNT = /\d\s?(?:шт|компл|к-т)|комплект|(?<![а-я])пар[ау](?![а-я])/iu;

/** Splits a line into rows: «205/55 R16 4 шт, 195/65 R15 8 шт» is two. Each keeps its place in the line. */
function partsOf(written: string): string[] {
  const text = withScannedDigits(written);
  const kinds = new Set([...text.matchAll(NEXT_KIND)].map(({ index }) => index));
  const sides = [...text.matchAll(NEXT_SIDE)].map(({ index }) => index);
  const parted = [...text.matchAll(PARTED)].map(({ index }) => index);
  const ends = new Set([...kinds, ...sides, ...parted]);
  const sizes = placesIn(text);
  const tail = PARTS_NEXT.exec(text)?.index;
  if (tail !== undefined && tail > 0)
    return [...partsOf(written.slice(0, tail)), written.slice(tail)];
  const between = cutsBetweenSizes(text, sizes);
  if (between) return cutAt(written, between);
  const holdsSize = (from: number, to: number) =>
    sizes.some(({ start }) => start >= from && start < to);
  const nextEnd = (after: number) => parted.find((place) => place > after) ?? text.length;
  const cuts: number[] = [];
  for (const end of [...ends].toSorted((a, b) => a - b)) {
    const from = Math.max(cuts.at(-1) ?? 0, end - NEAR);
    const part = text.slice(from, end);
    const isNamed = NAMED.test(part) || holdsSize(from, end);
    const rest = text.slice(end, end + NEAR);
    const isCountedFirst = COUNTED_FIRST.test(part) || COUNTED_KIND.test(part);
    const areCounted = isCountedFirst && COUNTED_FIRST.test(rest);
    if (COUNTED_KIND_ALONE.test(rest) && !HAS_AMOUNT.test(part)) continue;
    // «надо 1 шт., Hakkapeliitta 9»
    if (ONLY_AMOUNT.test(part)) continue;
    // «…город, 6шт. Омега 14.00-20»: the quantity is of what stands before it
    if (ENDS_WITH_AMOUNT.test(rest) && !HAS_AMOUNT.test(part)) continue;
    // «на ниву 4 шт 185/75 R16»: the size of what was counted before
    const areWheelsNext = FOR_CAR.test(part) && WHEELS_NEXT.test(nextOf(rest));
    const isCarNext = FOR_CAR.test(part) && FOR_CAR.test(rest.slice(0, MAX_FOR_CAR));
    const goesOn = !isNamed && !areWheelsNext && !isCarNext && !HAS_AMOUNT.test(rest);
    if (FOR_CAR.test(part) && goesOn) continue;
    if (
      areCounted ||
      (isNamed && ENDS_NUMBERED.test(part) && CODE_AND_NUMBER.test(nextOf(rest))) ||
      ((SOME_AMOUNT.test(part) || ENDS_DASHED.test(part)) &&
        NAMED_AND_NUMBERED.test(nextOf(rest))) ||
      kinds.has(end) ||
      (sides.includes(end) && isNamed) ||
      areWheelsNext ||
      isCarNext ||
      ((isNamed ||
        isCountedDitto(part) ||
        (isCounted(part) && !OF_SIZE.test(rest)) ||
        COUNTED_KIND.test(part)) &&
        (startsAnew(rest) || holdsSize(end, nextEnd(end))))
    )
      cuts.push(end);
  }
  if (cuts.length === 0) return codesOfLine(written);
  return cutAt(written, cuts);
}

const cutAt = (line: string, cuts: readonly number[]): string[] =>
  [0, ...cuts].map((from, at) => line.slice(from, cuts[at] ?? line.length));

/** «205/55 R16», «11.2-20», «25x10-12», a code */
const SIZE_OR_CODE = new RegExp(
  String.raw`\d{3}(?:\s?[/\\]\s?|\s)\d{2}\D{0,4}\d{2}|\d{1,2}[.,]\d{1,2}\s?-\s?\d{2}|\d{2}\s?[xх*]\s?\d{1,2}(?:[.,]\d+)?\s?[-rр ]\s?\d{1,2}|\b\d{6,}\b|${ARTICLE}|${SPOKEN}`,
  'iu',
);

/** «, кол-во: 4 шт» and «и ободной лентой - 20 шт» belong to what stands before them. */
const BELONGS =
  /^\s*(?:(?:в\s)?(?:кол(?:-?во|ич)|цена|по цене|желательно|лучше|предпочтительно|можно)|(?:и\s|с\s)*(?:ободн[а-яё]*\s)?(?:лент(?:ой|ами)|флип(?:п?ером|ами)|камер(?:ой|ами)|ниппел(?:ем|ями)|вентил(?:ем|ями))(?![а-яё]))/iu;
/** «рулевая та же размерность - 4» */
const isCountedDitto = (part: string) => isDitto(part) && /\d\s*$/.test(part);
const startsAnew = (rest: string) => {
  const next = nextOf(rest);
  if (BELONGS.test(next)) return false;
  if (isCountedDitto(next)) return true;
  return SIZE_OR_CODE.test(next) || WHEELS_NEXT.test(next) || isCounted(next);
};
/** «диски под них — 8x18 5x114.3», «и литьё R15 на него же» */
const WHEELS_NEXT =
  /^\s*(?:(?:и|плюс|ещ[её])\s)*(?:диск|лить|литы|штамповк|кован)[а-яё]*\s(?:[^\n]*\d\s?[xх*]\s?\d{2}|(?:на\s)?[rр]\s?\d{2}(?!\d))/iu;
/** «, и камеры к ним»: other goods, behind the last quantity. */
const PARTS_NEXT =
  /[,;+]?\s(?=(?:(?:и|плюс|ещ[её])\s)*(?:камер|вентил|ниппел|флип+ер|колпа|секретк|гайк|болт)[а-яё]*\s(?:(?:к|ко|на|для|под)\s)?(?:ним|ней|нему|них|всем|все|этим)(?![а-яё])[^\d\n]*$)/iu;
const nextOf = (rest: string) => rest.slice(1).split(PARTED)[0] ?? '';
/** «виатти страда - 8», behind goods with their quantity: a name and a number at the end. */
const NAMED_AND_NUMBERED =
  /^\s*(?!можно|скидк|доставк|срок|цен|бюджет|год|дот|dot|отсрочк|до\s|по\s|за\s|не\s)[a-zа-яё]{3}[^\d\n]*(?:[^\n]*[\s–—-])?\d{1,3}\s*$/iu;
/** «FR-1 4, DR-1 8»: codes and quantities. */
const ENDS_NUMBERED = /[a-zа-яё0-9]\s\d{1,3}\s*$/iu;
const CODE_AND_NUMBER = /^\s*[a-z]{1,4}-?\d{1,4}[a-z]*\s\d{1,3}\s*$/iu;
/** «Кама Евро 236 - 20» */
const ENDS_DASHED = /\s[-–—]\s?\d{1,3}\s*$/u;
const SOME_AMOUNT = /\d\s?(?:шт|компл|к-т)/iu;
/** «и комплект»: what stands before a name or a quantity and is neither. */
const BEFORE_NAME = new RegExp(
  String.raw`^\s*(?:(?:${AND})\s)?(?:(?:комплект[а-я]*|компл\.?|к-т)\s)?`,
  'iu',
);
/** True for a name and a quantity: «СКАД Монако 15 4 шт». */
const isCounted = (part: string) =>
  /[а-яa-z]{3}.*\s\d{1,3}\s?(?:шт|компл|к-т)/iu.test(part.replace(BEFORE_NAME, ' '));

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

/** Nobody writes a longer line by hand; each rule for a line may look at all of it. */
const MAX_LINE = 1000;
/** Where a longer line is cut, the best place first: behind a quantity, behind a separator, between words. */
const CUTS = [/(?<=\d\s?(?:шт|компл|к-т)[а-я]{0,8}\.?)[\s,;+]+/giu, /[,;+]\s/gu, /\s/gu];

/** Cuts a line that was pasted without line breaks. */
function cutLine(line: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (line.length - from > MAX_LINE) {
    const window = line.slice(from, from + MAX_LINE);
    const places = CUTS.flatMap((cut) => [...window.matchAll(cut)].at(-1)?.index ?? []);
    const length = places.find((place) => place > MAX_LINE / 2) ?? MAX_LINE;
    pieces.push(window.slice(0, length));
    from += length;
  }
  return [...pieces, line.slice(from)];
}

/** The row without its sizes, or undefined if it holds none. */
const besideSizes = ({ description }: SourceRow): string | undefined => {
  const sizes = placesIn(description);
  if (sizes.length === 0) return undefined;
  return sizes.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
    description,
  );
};

const SIDE = /(?<![а-я])(?:перед|зад)(?:н[а-я]*)?(?![а-я])/g;

/** True for «нужно 11R22.5» and «Нам на склад: 175/70 R13»: what stands beside the size says nothing of the goods. */
function saysOnlySizes(row: SourceRow): boolean {
  const rest = fold(besideSizes(row)?.replace(/^[^\d:]*:/, '') ?? '-').replace(SIDE, ' ');
  return (
    rest.trim() !== '-' &&
    (rest.match(/[\p{L}\d]+/gu) ?? []).every((word) => readFiller(word, 0)?.length === word.length)
  );
}
const OF_ALL = /(?<![а-яё])вс[её](?![а-яё])/iu;

/** «8 шт 245/70R19.5 и 4 шт 265/70R19.5, тяга»: a comma behind the last size, and more words. */
const SET_OFF = /^\s*[,.(]\s*\p{L}/u;

/**
 * «195/65 R15, 205/55 R16 по 8 шт, зима, корея», «A - 8 шт, B - 4 шт, всё лето»: what stands behind the last size is said of
 * all, if the others are nothing but a size.
 */
function ofAll(rows: SourceRow[]): SourceRow[] {
  const last = rows.at(-1);
  const ofEach = last && rows.length > 1 ? besideSizes(last)?.trim() : undefined;
  if (!last || !ofEach || !/\p{L}/u.test(ofEach)) return rows;
  const others = rows.slice(0, -1);
  const behind = last.description.slice(
    Math.max(...placesIn(last.description).map(({ end }) => end)),
  );
  // «120/70 zr17 и 180/55 zr17 диабло россо»: only the pair has a name
  const isPair =
    /^\s*(?:и|\+|плюс)\s/u.test(last.text) && others.every(({ pieces }) => pieces === null);
  const isSetOff = SET_OFF.test(behind.replace(SIDE, ' '));
  const isList = others.every(saysOnlySizes) && (rows.length > 2 || isPair || isSetOff);
  if (!isList && !OF_ALL.test(ofEach) && !rows.some(({ isForEach }) => isForEach)) return rows;
  return [
    ...others.map((row) =>
      saysOnlySizes(row) ? { ...row, description: `${row.description} ${ofEach}` } : row,
    ),
    last,
  ];
}

/** «то же», «такие же», «тех же», «она же», «same» */
const THE_SAME = String.raw`(?<![а-яёa-z])(?:(?:вс[её]\s)?(?:то\s?|(?:того|той|тот|та|те|тех|так(?:ие|ая|ой|ого|их|ое)|он[аио]?|е[её]|его|их)\s)же(?:\s(?:сам[а-яё]{2,3}|размер[а-яё]*|модел[а-яё]*|производител[а-яё]*))?|аналогично|same|ditto|idem)(?![а-яёa-z])(?!\s(?:цен|срок|дн|ден|день|адрес|услови|поставщик|скидк))`;
/** «то же без шипов», «такие же R16», «-//- 94T» */
const DITTO = new RegExp(
  String.raw`^[\s,;–—-]*${THE_SAME}[\s,:–—-]*(?:но\s|только\s)?|^\s*[-–—]?\s*(?:\/\/|"|〃)\s*[-–—]?\s+(?=\S)`,
  'iu',
);
const SAME = new RegExp(THE_SAME, 'giu');
const blank = (words: string) => ' '.repeat(words.length);
/** «плательщик тот же» asks for nothing. */
const isDitto = (text: string): boolean =>
  DITTO.test(text) || (/\d/.test(text) && text.search(SAME) >= 0);

/** «то же 94T - 8»: with the size said above, no number is a rim. */
const ENDS_WITH_COUNT = /(?:[×xх]\s?)?([\s–—:×xх-]\d{1,3})\s*$/u;

const RIM =
  /^[^\d:]*(?<![a-zа-я])(?:[rр]\s?\d{2}(?:[.,]5)?|\d{2}\s?(?:"|″|''|дюйм[а-я]*)|(?:1[2-9]|2[0-4])(?=\s*:\s*\d{3}\s?[/\\]\s?\d{2}\s))\s*:/iu;
const PARTIAL = /(\d{3}\s?[/\\]\s?\d{2}\s*)(?:[-–—:=×x]|\s(?=\d))(\s*\d{1,3}(?=\s*(?:[,;(]|$)))/giu;

/** «лето ходовые, по 20 каждого:», before sizes in the same line: a heading. */
const FOR_EACH_OF =
  /^.{0,150}?(?<![а-яё])по\s\d{1,3}(?:\s?шт[а-яё]*\.?)?(?:\s[а-яё]+)?\s*:(?=\s*\S*\s*\d{3}[\s/]\d{2})/iu;

/**
 * Cuts «R15: 195/65 - 20, 185/65 - 8» behind the rim, which is a heading of the sizes in the line and beneath it. The
 * number behind such a size counts pieces and is no rim.
 */
function underRims(lines: readonly string[]): { written: string; isUnderRim: boolean }[][] {
  let isUnderRim = false;
  return lines.map((line) => {
    const rim = RIM.exec(line)?.[0] ?? '';
    const sizes = line.slice(rim.length);
    const each = rim === '' ? FOR_EACH_OF.exec(line)?.[0] : undefined;
    if (each !== undefined)
      return [each, line.slice(each.length)].map((written) => ({ written, isUnderRim }));
    isUnderRim = (isUnderRim || rim !== '') && (sizes.trim() === '' || sizes.search(PARTIAL) >= 0);
    const pieces = isUnderRim
      ? [rim.replace(/^\s*(?=\d{2}\s*:)/u, 'R'), ...sizes.split(/;(?=\s)/u)]
      : [line];
    return pieces
      .filter((written) => written === line || written.trim() !== '')
      .map((written) => ({ written, isUnderRim }));
  });
}

/** Returns the rows of a message, line by line, with quantities and prices taken out of the descriptions. */
export function messageRows(text: string): SourceRow[] {
  const all = text
    .split(/\r\n|\r|\n/)
    .flatMap((line, at) => cutLine(line).map((written) => ({ row: at + 1, written })));
  const lines = underRims(all.map(({ written }) => written)).flatMap((pieces, at) =>
    pieces.map((piece) => ({ row: all[at]!.row, ...piece })),
  );
  const cleaned = withoutOwnStock(
    withoutNumbers(lines.map(({ written }) => withoutAsides(written))),
  );
  const rows = cleaned.flatMap((line, at) => {
    const { row = 0, written = '', isUnderRim = false } = lines[at] ?? {};
    const parts = partsOf(line);
    const whole = parts.length === 1;
    const partRows = parts
      .filter((part) => /[\p{L}\p{N}]/u.test(whole ? written : part))
      .map((part, at): SourceRow => {
        const shown = whole ? written.trim() : part.replace(/^[\s,;+.|]+|\s+$/gu, '');
        const lead = whole
          ? written.length - written.trimStart().length
          : part.length - part.replace(/^[\s,;+.|]+/u, '').length;
        const { read, unread } = boundedRow(part.slice(lead));
        const isSame = isDitto(read);
        const blanked = read.replace(DITTO, blank).replace(SAME, blank);
        const isSizeless = sizesIn(blanked).length === 0;
        const isCountedLast = isSame && isSizeless;
        const end = isCountedLast
          ? ENDS_WITH_COUNT
          : at > 0 && isSizeless && sizesIn(line).length > 0 && ENDS_DASHED.test(blanked)
            ? ENDS_WITH_COUNT
            : ONLY_KIND;
        const counted = whole && !isCountedLast ? blanked : blanked.replace(end, '$1 шт');
        const { rest, pieces, sets, doubt, isForEach, price, limits } = takeAmounts(
          withScannedDigits(isUnderRim ? counted.replace(PARTIAL, '$1 x$2') : counted),
        );
        return {
          row,
          text: shown,
          // the cells of a table, once the quantities are taken
          description: rest.replaceAll('|', ' '),
          unread,
          pieces,
          sets,
          doubt,
          isForEach,
          price,
          limits,
          code: null,
          hasAmounts: true,
          ...(isSame && { isDitto: isSame }),
        };
      });
    return ofAll(partRows);
  });
  return corrected(rows);
}
