import type { Piece } from '../models/piece.ts';
import { fold } from '../text/spelling.ts';
import type { Field, Filter, Reading } from '../text/text-reading.ts';

/** These stand before what is not wanted or after it: «не надо каму», «китай не предлагать». */
const UNWANTED =
  'не (?:надо|(?:нужн|предлаг|предлож|интересу|рассматрив|хо[чт]|подход)[а-я]*)|исключ[а-я]{2,4}';
/** What every search is about, between a negation and what it refuses: «кроме шин из китая», «без марок х и у». */
const GOODS =
  '(?:пр-ва|производств|производител|шин|резин|покрыш|колес|диск|бренд|марок|марк|фирм|модел)[а-я]*';
const OF = '(?:для|на|под|с|со|в|во|из|от)';
const NOT_BEFORE = new RegExp(
  `(?<![0-9a-zа-я-])(?:(?:(?:${UNWANTED}) )?ни|(${UNWANTED})|убери(?:те)?|убрать|за исключением|не считая|минус|кроме|помимо|except|without|not|ohne|nicht|keine?|sans|senza|sin|nie|bez|только не|но не|не|без)(?: ${GOODS})?(?: ${OF})?\\s+$`,
);
const NOT_BEHIND = new RegExp(`^\\s*,?\\s*(?:${UNWANTED})(?![а-я])`);
const JOINT = '(?:и|или|либо|а также|также|ни|да|and|or)\\s+';
/** Between two things that are refused together. */
const AND = new RegExp(
  `^(?:\\s+${GOODS})?(?:\\s*[,/;&]\\s*(?:${JOINT})*|\\s+(?:${JOINT})+)(?:${OF}\\s+)?$`,
);

/** Yes or no: several of them may be refused together, and each is a field of its own. */
const FLAGS: ReadonlySet<Field | undefined> = new Set<Field>(['studded', 'run_flat', 'xl']);
/** A wish behind a refusal: «без шипов и усиленные», «кроме китая японские». */
const NOMINATIVE = /(?:[ыи]е|[ая]я|[ыи]й)$/;
/** A flag that is read together with its negation, «без шипов». */
const IS_REFUSED_FLAG = /^(?:не|без)\s/;

/** Lists that name everything there is, so that all but some of their values are a choice too. */
const CHOICES = {
  season: ['summer', 'winter', 'all_season'],
  tube: ['TL', 'TT'],
  construction: ['radial', 'bias', 'belted', 'solid'],
  condition: ['new', 'discounted', 'used', 'assembled', 'retreaded'],
  axle: ['steer', 'drive', 'trailer', 'all', 'onoff', 'city', 'winter_drive'],
} as const;

/** Numbers: «205/55 16 не надо дорогих» does not refuse the size. */
const MEASURES: ReadonlySet<Field | undefined> = new Set<Field>([
  'size',
  'index',
  'fastening',
  'et',
  'dia',
  'quantity',
  'price',
  'dot_year',
]);

/** Returns the filter that excludes a reading's values, or undefined if a search cannot exclude them. */
function opposite({ field, filter }: Reading): Filter | undefined {
  switch (field) {
    case 'brand':
      return { brand_not: filter.brand };
    case 'model':
      return { model_not: filter.model };
    case 'country':
      return { country_not: filter.country };
    case 'rim_type':
      return { rim_type_not: filter.rim_type };
    case 'studded':
      return filter.studded === undefined ? undefined : { studded: !filter.studded };
    case 'run_flat':
      return { run_flat: false };
    case 'xl':
      return { xl: false };
    case 'vehicle':
      return filter.light_truck ? { light_truck: false } : undefined;
    case 'position':
      return filter.position?.includes('rear')
        ? { position: ['front', 'both'] }
        : { position: ['rear', 'both'] };
    case 'season':
    case 'tube':
    case 'construction':
    case 'condition':
    case 'axle':
      return {
        [field]: CHOICES[field].filter((value) => !filter[field]?.some((one) => one === value)),
      };
    default:
      return undefined;
  }
}

/** Returns the filter that excludes all readings, or undefined if there is none or nothing would be left. */
function excluding(readings: readonly Reading[]): Filter | undefined {
  const merged: Record<string, unknown> = {};
  for (const filter of readings.map(opposite)) {
    if (!filter) return undefined;
    for (const [name, value] of Object.entries<unknown>(filter)) {
      const known = merged[name];
      if (!Array.isArray(known) || !Array.isArray(value)) merged[name] = value;
      else if (name.endsWith('_not')) merged[name] = [...new Set([...known, ...value])];
      // «не зима и не всесезонка»: the seasons that are left
      else merged[name] = known.filter((one) => value.includes(one));
    }
  }
  const isEmpty = Object.values(merged).some((one) => Array.isArray(one) && one.length === 0);
  return isEmpty ? undefined : merged;
}

/** Pieces that are refused together, or one piece that is not refused. */
interface Group {
  start: number;
  end: number;
  pieces: Piece[];
  isRefused: boolean;
}

const isModelOf = (text: string, before: Group, piece: Piece) =>
  before.pieces.at(-1)?.reading?.field === 'brand' &&
  piece.reading?.field === 'model' &&
  text.slice(before.end, piece.start).trim() === '';

const kindOf = ({ reading }: Piece) => (reading?.field === 'model' ? 'brand' : reading?.field);

/** Checks whether two things may be refused together: «кроме камы и кордианта», «кроме хакки и нордмана». */
function isAlike(text: string, { pieces, start }: Group, piece: Piece): boolean {
  const kind = kindOf(piece);
  const before = kindOf(pieces.at(-1)!);
  // a model that is not known
  const isOpen = before === undefined && kind === 'brand' && text.startsWith('кроме', start);
  return kind !== undefined && (kind === before || isOpen);
}

/** Checks whether another flag is refused with the last one: «без шипов и ранфлета». */
const isNextFlag = (gap: string, { pieces }: Group, piece: Piece) =>
  FLAGS.has(pieces.at(-1)!.reading?.field) &&
  FLAGS.has(piece.reading?.field) &&
  !gap.includes(',') &&
  !NOMINATIVE.test(piece.word);

/** Checks whether a country in the genitive goes on with the list of a refusal: «кроме китая кореи японии». */
const isNextCountry = (text: string, { start }: Group, { word, reading }: Piece) =>
  reading?.field === 'country' &&
  /^(?:кроме|без|за исключением|помимо)\s/.test(text.slice(start)) &&
  !fold(reading.value).endsWith(word) &&
  !/ск(?:ие|ая|ий)$/.test(word);

/** Checks whether a piece behind a refusal is refused with it. */
function isListed(text: string, list: Group, piece: Piece): boolean {
  // «не xl или xl»
  if (list.pieces.some(({ reading }) => reading?.value === piece.reading?.value)) return false;
  const gap = text.slice(list.end, piece.start);
  if (isAlike(text, list, piece))
    return AND.test(gap) || (gap.trim() === '' && isNextCountry(text, list, piece));
  return isNextFlag(gap, list, piece) && AND.test(gap);
}

/** Adds a piece to a refusal. The model of a brand that is refused is meant alone. */
function extend(text: string, group: Group, piece: Piece): void {
  if (isModelOf(text, group, piece)) group.pieces.pop();
  group.pieces.push(piece);
  // «ни х ни у не надо» refuses once
  const again = text.startsWith('ни ', group.start) ? NOT_BEHIND.exec(text.slice(piece.end)) : null;
  group.end = piece.end + (again?.[0].length ?? 0);
}

/** Refuses the last group, and what is listed with it, if the words after it say so: «кама и кордиант не надо». */
function refuseBehind(text: string, groups: Group[], all: readonly Piece[]): void {
  const last = groups.at(-1)!;
  const [piece] = last.pieces;
  const not = NOT_BEHIND.exec(text.slice(last.end));
  if (!piece?.reading || MEASURES.has(piece.reading.field) || !not) return;
  const end = last.end + not[0].length;
  // «зима не надо кама»: it is what stands behind
  const next = all.find(({ start }) => start >= end);
  const isNext = next?.reading && /^[\s,]*$/.test(text.slice(end, next.start));
  if (isNext && !MEASURES.has(next.reading?.field)) return;
  let first = groups.pop()!;
  const pieces = [...first.pieces];
  for (let before = groups.at(-1); before; before = groups.at(-1)) {
    const isOfList =
      isAlike(text, before, first.pieces[0]!) && AND.test(text.slice(before.end, first.start));
    if (isOfList) pieces.unshift(...before.pieces);
    else if (!isModelOf(text, before, first.pieces[0]!)) break;
    first = groups.pop()!;
  }
  groups.push({ start: first.start, end, pieces, isRefused: true });
}

/** Groups the pieces of a text by what is refused together. */
function groupsOf(text: string, all: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  const open = (start: number, piece: Piece, isRefused: boolean) =>
    groups.push({ start, end: piece.end, pieces: [piece], isRefused });
  for (const piece of all.toSorted((a, b) => a.start - b.start)) {
    // the words of a negation are no words to look for
    if (piece.start < (groups.at(-1)?.end ?? 0)) continue;
    const not = NOT_BEFORE.exec(text.slice(0, piece.start));
    const isSure = !not?.[1] || (piece.reading && !MEASURES.has(piece.reading.field));
    if (not && isSure) {
      while (
        groups.at(-1)?.pieces.every(({ reading }) => !reading) &&
        groups.at(-1)!.start >= not.index
      )
        groups.pop();
      const list = groups.at(-1);
      const gap = text.slice(list?.end, not.index);
      if (list?.isRefused && isAlike(text, list, piece) && (gap.trim() === '' || AND.test(gap)))
        extend(text, list, piece);
      else open(Math.max(not.index, list?.end ?? 0), piece, true);
      continue;
    }
    const list = groups.at(-1);
    if (list?.isRefused && (isListed(text, list, piece) || isModelOf(text, list, piece))) {
      extend(text, list, piece);
      continue;
    }
    const isOfFlag =
      list !== undefined &&
      IS_REFUSED_FLAG.test(list.pieces[0]!.word) &&
      isNextFlag(text.slice(list.end, piece.start), list, piece) &&
      AND.test(text.slice(list.end, piece.start));
    if (isOfFlag) {
      open(list.end, piece, true);
      continue;
    }
    open(piece.start, piece, false);
    refuseBehind(text, groups, all);
  }
  return groups;
}

/**
 * Reads what is not wanted: «кроме китая», «не кама и не кордиант», «китай не предлагать». What a search cannot exclude
 * is left unread together with its negation, so that it is never taken for a wish.
 */
export function withRefusals(text: string, pieces: readonly Piece[]): Piece[] {
  const groups = groupsOf(text, pieces);
  const wanted = new Set(
    groups.flatMap((group) =>
      group.isRefused ? [] : group.pieces.flatMap(({ reading }) => reading?.field ?? []),
    ),
  );
  return groups.map(({ start, end, pieces: groupPieces, isRefused }) => {
    if (!isRefused) return groupPieces[0]!;
    const word = text.slice(start, end);
    const readings = groupPieces.flatMap(({ reading }) => reading ?? []);
    const opposed = readings.length === groupPieces.length ? excluding(readings) : undefined;
    if (!opposed) return { start, end, word, isRefused: true };
    // «летняя, не зимняя»: what is wanted is narrower than what is left
    const isTold = Object.entries(opposed).every(
      ([name, value]) => Array.isArray(value) && wanted.has(name as Field),
    );
    const filter = isTold ? {} : opposed;
    const value = Object.values(opposed).some((one) => typeof one === 'boolean')
      ? readings.map((one) => `не ${one.value}`).join(', ')
      : `кроме: ${readings.map((one) => one.value).join(', ')}`;
    const corrected = readings.some((one) => one.corrected);
    return {
      start,
      end,
      word,
      reading: { field: readings[0]!.field, value, filter, ...(corrected && { corrected }) },
    };
  });
}
