import type { Names } from '../models/model-names.ts';
import { namedCodes } from '../order/reading-codes.ts';
import { messageRows } from '../order/reading-message.ts';
import { settle } from '../order/settle-rows.ts';
import type { Filter, Section } from '../text/text-reading.ts';
import { indexesOf } from './names-of.ts';
import { type QueryWord, wordsOf } from './parse-query.ts';
import type { ToldValue } from './told-value.ts';

export interface OrderOptions {
  /** Names to read by, instead of the packaged ones. */
  names?: Names;
  /** Whether a word is an article or a barcode of a known product: such a row is ordered by it. */
  isCode?: (word: string) => boolean;
}

/** A row of an order that asks for a product. */
export interface OrderRow {
  /** Its line in the text, from 1. */
  line: number;
  text: string;
  /** Null if no section reads a product in it. */
  section: Section | null;
  filter: Filter;
  words: QueryWord[];
  unknown: string[];
  /** Words that look like articles or barcodes. */
  codes: string[];
  pieces: ToldValue<number> | null;
  /** What to ask about the quantity, in Russian. */
  doubt: string | null;
  /** Price for a piece that the buyer has in mind, in kopecks. */
  price: number | null;
}

export interface OrderReading {
  rows: OrderRow[];
  /** Greetings, headings, signatures and the like. */
  skipped: { line: number; text: string }[];
}

/** How often a quantity is right that the row says, and one that a heading or a line below it says. */
const STATED_SURENESS = 0.98;
const FROM_AROUND = 0.9;

/** Reads an order as it was pasted from a letter or a messenger. */
export function parseOrder(text: string, { names, isCode }: OrderOptions = {}): OrderReading {
  const hasCode = (line: string) => isCode !== undefined && namedCodes(line).some(isCode);
  const { rows, skipped } = settle(messageRows(text), (row) => hasCode(row.text), {
    names: indexesOf(names),
  });
  return {
    rows: rows.map(({ source, readings: [best], pieces, doubt, price }) => {
      const statedPieces = source.pieces ?? best?.pieces ?? null;
      return {
        line: source.row,
        text: source.text,
        section: best?.section ?? null,
        filter: best?.understood.filter ?? {},
        words: best ? wordsOf(best.understood) : [],
        unknown: best?.understood.unknown.map((piece) => piece.text) ?? [],
        codes: namedCodes(source.text),
        pieces:
          pieces === null
            ? null
            : {
                value: pieces,
                source: statedPieces === pieces ? 'text' : 'memory',
                sureness: statedPieces === pieces ? STATED_SURENESS : FROM_AROUND,
              },
        doubt,
        price,
      };
    }),
    skipped: skipped.map(({ row, text: rowText }) => ({ line: row, text: rowText })),
  };
}
