import {
  assertCell,
  assertRowNumber,
  createTables,
  fillDown,
  MAX_COLUMNS,
  type Table,
} from '../cells/table.ts';
import { readXml } from './format-xml.ts';
import type { Archive } from './zip.ts';

interface Cell {
  /** The value as a number, if it is one: the shown text may be rounded. */
  value: string | undefined;
  text: string;
  times: number;
  across: number;
  down: number;
}

const NUMBERS = new Set(['float', 'currency']);

const countOf = (text: string | undefined) => Math.max(1, Number(text) || 1);

function cellOf(attributes: Record<string, string>): Cell {
  const isNumber = NUMBERS.has(attributes['office:value-type'] ?? '');
  return {
    value: isNumber ? attributes['office:value'] : undefined,
    text: '',
    times: countOf(attributes['table:number-columns-repeated']),
    across: countOf(attributes['table:number-columns-spanned']),
    down: countOf(attributes['table:number-rows-spanned']),
  };
}

/** Gathers the cells of a sheet into rows. What is repeated is written only once in the file. */
function createSheet(name: string, tables: ReturnType<typeof createTables>) {
  const { table, row } = tables.add(name);
  let at = 0;
  let cells: string[] = [];
  let times = 1;
  let isHidden = false;
  const hidden = new Set<number>();
  return {
    openRow: (attributes: Record<string, string>) => {
      cells = [];
      isHidden = (attributes['table:visibility'] ?? 'visible') !== 'visible';
      times = countOf(attributes['table:number-rows-repeated']);
    },
    add: ({ value, text, times: repeated, across, down }: Cell) => {
      const shown = value ?? text.trim();
      if (across > 1 || down > 1)
        table.merges.push({
          top: at,
          left: cells.length,
          bottom: at + down - 1,
          right: cells.length + across - 1,
        });
      // empty cells up to the end of the sheet are no columns
      const last = shown === '' ? Math.min(repeated, MAX_COLUMNS - cells.length) : repeated;
      for (let copy = 0; copy < last && cells.length < MAX_COLUMNS; copy++) cells.push(shown);
    },
    closeRow: () => {
      while (cells.at(-1) === '') cells.pop();
      assertRowNumber(at + 1);
      // a row that is repeated up to the end of the sheet is empty
      if (cells.length > 0)
        for (let copy = 0; copy < times; copy++) {
          if (isHidden) hidden.add(at + 1 + copy);
          row(at + 1 + copy, [...cells]);
        }
      at += times;
    },
    close: () => {
      fillDown(table);
      if (hidden.size > 0) table.hidden = { isSheet: false, rows: hidden, columns: new Set() };
    },
  };
}

/**
 * Reads a spreadsheet of OpenDocument without ever holding the whole document.
 * @see https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part3-schema/OpenDocument-v1.3-os-part3-schema.html
 */
export async function readOds(archive: Archive): Promise<Table[]> {
  const tables = createTables();
  let sheet: ReturnType<typeof createSheet> | undefined;
  let cell: Cell | undefined;
  let paragraphs = 0;
  let isText = false;
  await readXml(await archive.open('content.xml'), {
    open: (name, attributes) => {
      if (name === 'table') sheet = createSheet(attributes['table:name'] ?? '', tables);
      else if (name === 'table-row') sheet?.openRow(attributes);
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = cellOf(attributes);
        paragraphs = 0;
      } else if (name === 'p' && cell) {
        if (paragraphs++ > 0) cell.text += ' ';
        isText = true;
      } else if (name === 's' && cell) cell.text += ' ';
      // a note beside a cell is not part of its text
      else if (name === 'annotation') isText = false;
    },
    text: (text) => {
      if (!cell || !isText) return;
      cell.text += text;
      assertCell(cell.text);
    },
    close: (name) => {
      if (name === 'p') isText = false;
      else if (name === 'table-row') sheet?.closeRow();
      else if (name === 'table') sheet?.close();
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        sheet?.add(cell);
        cell = undefined;
      }
    },
  });
  return tables.tables;
}
