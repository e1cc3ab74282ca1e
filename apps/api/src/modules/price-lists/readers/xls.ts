import { read, type WorkSheet } from '@e965/xlsx';
import { FileProblem } from './file-problem.ts';
import { createTables, fillDown, MOST_COLUMNS, type Table } from './table.ts';

type DenseSheet = WorkSheet & {
  '!data'?: ({ v?: unknown; w?: string; f?: string } | undefined)[][];
};

function textOf(cell: { v?: unknown; w?: string; f?: string } | undefined): string {
  const { v: value, w: shown, f: formula } = cell ?? {};
  if (value === undefined || value === null) return formula ? `=${formula}` : '';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' ? value : (shown ?? '');
}

function open(content: Uint8Array) {
  try {
    return read(content, { dense: true, cellHTML: false, cellText: false, cellFormula: true });
  } catch (error) {
    throw new FileProblem(
      /password|encrypt/i.test(String(error))
        ? 'Файл Excel защищён паролем. Снимите пароль и загрузите снова'
        : 'Файл Excel повреждён или загружен не полностью',
    );
  }
}

/** Reads a workbook of Excel 97–2003, or what 1С and others pass off as one: a table of HTML, XML of Excel 2003. */
export function readXls(content: Uint8Array): Table[] {
  const book = open(content);
  const tables = createTables();
  for (const [at, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name] as DenseSheet | undefined;
    if (!sheet || book.Workbook?.Sheets?.[at]?.Hidden) continue;
    const { table, row } = tables.add(name);
    for (const [index, cells] of (sheet['!data'] ?? []).entries())
      if (cells) row(index + 1, Array.from(cells.slice(0, MOST_COLUMNS), textOf));
    table.merges.push(
      ...(sheet['!merges'] ?? []).map(({ s, e }) => ({
        top: s.r,
        left: s.c,
        bottom: e.r,
        right: e.c,
      })),
    );
    fillDown(table);
  }
  return tables.tables;
}
