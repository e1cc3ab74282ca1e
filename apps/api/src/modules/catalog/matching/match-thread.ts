import type { MatchedList } from '@org/api-client/schema';
import type { SourceRow } from '@org/tyre-names/order/source-row';
import { invalid } from '../../../contract/refusal.ts';
import { destinationNow } from '../../../delivery/destinations.ts';
import { fileTables } from '../../../tables/file-tables.ts';
import { program } from '../../../threads/program.ts';
import { landedOf } from '../filter/filter-landed.ts';
import { NO_CONDITIONS, type OfferConditions } from '../filter/offer-conditions.ts';
import { threadReference } from '../understanding/load-reference.ts';
import { type KeptRow, keptRows } from './kept-rows.ts';
import { matchRows } from './match-list.ts';
import { fileRows, textRows } from './reading/list-rows.ts';

/** A list as it was sent. */
export type SentList =
  | { text: string }
  | { rows: KeptRow[]; conditions: OfferConditions }
  | { file: Uint8Array };

interface MatchTask {
  list: SentList;
  /** id of the names to read it by */
  names: string;
  /** the city that the goods go to, if it is known */
  to: string | undefined;
}

const MAX_ROWS = 500;
/** 500 rows of 80 letters: each letter is looked at many times. */
const MAX_LETTERS = 40_000;

const count = new Intl.NumberFormat('ru');

async function rowsOf(list: SentList): Promise<SourceRow[]> {
  if ('text' in list) return textRows(list.text);
  if ('rows' in list) return keptRows(list.rows);
  return fileRows(await fileTables(list.file));
}

/** Reads a list and matches its rows with products. */
export const matchList = program<MatchTask, MatchedList>(async ({ list, names, to }, db) => {
  const rows = await rowsOf(list);
  const [field = ''] = Object.keys(list);
  if (rows.length === 0) throw invalid({ [field]: ['Здесь нет ни одной строки'] });
  if (rows.length > MAX_ROWS)
    throw invalid({ [field]: [`Строк ${rows.length}, а разобрать можно до ${MAX_ROWS} за раз`] });
  const letters = rows.reduce((sum, { description }) => sum + description.length, 0);
  if (letters > MAX_LETTERS)
    throw invalid({
      [field]: [
        `Знаков ${count.format(letters)}, а разобрать можно до ${count.format(MAX_LETTERS)} за раз. Разделите список`,
      ],
    });
  const landed = await landedOf(db, { to }, destinationNow);
  const reference = await threadReference(db, names);
  const isKept = 'rows' in list;
  return matchRows(db, rows, {
    ...{ reference, landed, areApart: isKept },
    conditions: isKept ? list.conditions : NO_CONDITIONS,
    picks: isKept ? list.rows.map(({ offer_id }) => offer_id) : [],
  });
});
