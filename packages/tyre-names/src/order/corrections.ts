import { fold } from '../text/spelling.ts';
import type { SourceRow } from './source-row.ts';

/** «нет,», «ой, вернее», «исправляю:» */
const TAKEN_BACK =
  /^\s*(?:(?:ой|нет|не(?=,)|стоп|вернее|точнее|исправ[а-я]*|поправ[а-я]*|пардон|сорри|извин[а-я]*|ошиб[а-я]*|перепутал[а-я]*|уточн[а-я]*)(?![а-я])[\s,.!:;–—-]*){1,3}/u;
/** Words of a correction that name nothing. */
const FILLERS =
  /(?<![а-я])(?:а|да|все|же|по|в|во|на|их|его|ее|там|тут|тогда|лучше|давай(?:те)?|пусть|будет|надо|нужно|возьм[а-я]+|беру|берем|сдела[а-я]+|постав[а-я]+|замен[а-я]+|строк[а-я]+|позици[а-я]+|размер[а-я]*|эти[а-я]*|количеств[а-я]*|кол-во)(?![а-я])/gu;
/** «не 4 а 8» */
const NOT_BUT = /(?<![а-я])не\s\d{1,4}(?:\s?шт[а-я]*\.?)?,?\s(?:а|но)(?=\s\d)/gu;
/** «185 не надо», «отмена 205» */
const CANCELLED =
  /(?<![а-я])(?:(?:уже|пока|больше)\s)?(?:не\s(?:надо|нужн[а-я]*|бер[а-я]+|требу[а-я]+)|убер[а-я]+|убира[а-я]+|отмен[а-я]+|вычерк[а-я]+|исключ[а-я]+)(?![а-я])/u;
const PIECES = /(?:^|\s)(\d{1,4})\s*$/;
/** The quantity that was corrected, at the end of its row. */
const ENDING = /(?<=\S)[\s–—:=-]+\d{1,3}\s*$/u;
const blank = (text: string) => ' '.repeat(text.length);
const WORDS = /[a-zа-я]+|\d+/gu;

const wordsOf = (text: string) => fold(text).match(WORDS) ?? [];

interface Correction {
  /** 0: the row is taken back */
  pieces: number;
  /** what tells which row is meant; empty: the one above */
  words: string[];
}

/** Reads «нет, 12 шт» and «ой, 205 давай 12»; undefined if the row is no correction of a quantity. */
function correctionOf({ description, pieces, doubt }: SourceRow): Correction | undefined {
  const whole = fold(description);
  const folded = whole.replace(NOT_BUT, ' ');
  if (pieces === null && CANCELLED.test(folded)) {
    const words = wordsOf(
      folded.replace(CANCELLED, ' ').replace(TAKEN_BACK, ' ').replace(FILLERS, ' '),
    );
    // «больше не надо» and «китай не надо» take no goods back
    return words.some((word) => /\d/.test(word)) ? { pieces: 0, words } : undefined;
  }
  const [beginning] = TAKEN_BACK.exec(folded) ?? (folded === whole ? [] : ['']);
  if (beginning === undefined || doubt !== null) return undefined;
  const restOfText = folded.slice(beginning.length).replace(FILLERS, ' ');
  if (pieces !== null) return { pieces, words: wordsOf(restOfText) };
  const [, number] = PIECES.exec(restOfText) ?? [];
  return number === undefined
    ? undefined
    : { pieces: Number(number), words: wordsOf(restOfText).slice(0, -1) };
}

/** The row that a correction means: the only one that has all its words, or the one above. */
function meantBy({ words }: Correction, rows: readonly SourceRow[]): SourceRow | undefined {
  if (words.length === 0) return rows.findLast(({ description }) => /\d/.test(description));
  const fitting = rows.filter((row) => {
    const rowWords = new Set(wordsOf(row.text));
    return words.every((word) => rowWords.has(word));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Gives rows the quantities by which later lines correct them: «нет, 12 шт». A correction that may mean several rows, or
 * none, stays a row of its own, which asks. Decision 444.
 */
export function corrected(rows: readonly SourceRow[]): SourceRow[] {
  const kept: SourceRow[] = [];
  for (const row of rows) {
    const correction = correctionOf(row);
    const meant = correction && meantBy(correction, kept);
    if (!correction || !meant) kept.push(row);
    else
      kept[kept.indexOf(meant)] = {
        ...meant,
        description:
          meant.pieces === null ? meant.description.replace(ENDING, blank) : meant.description,
        pieces: correction.pieces,
        doubt: null,
        correction: { row: row.row, text: row.text },
      };
  }
  return kept;
}
