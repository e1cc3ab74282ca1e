import type { HttpFigure } from './http.ts';
import type { SqlFigure } from './sql.ts';
import type { Verdict } from './targets.ts';

export interface Result {
  database: string;
  products: number;
  offers: number;
  sql: SqlFigure[];
  http: HttpFigure[];
  verdicts: Verdict[];
}

export interface Report {
  /** ISO time of the run */
  date: string;
  environment: string;
  results: Result[];
}

const figure = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const number = (value: number) => value.toLocaleString('en').replaceAll(',', ' ');

/** A table of Markdown whose columns line up in plain text too. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const targets = (verdicts: readonly Verdict[]) =>
  table(
    ['target', 'measured', 'at most', ''],
    verdicts.map(({ what, value, limit, unit, isMet }) => [
      what,
      `${figure(value)} ${unit}`,
      `${limit} ${unit}`,
      isMet ? 'PASS' : 'MISS',
    ]),
  );

const figures = (unit: string, all: readonly (SqlFigure | HttpFigure)[]) =>
  table(
    ['', 'p50, ms', 'p99, ms', unit],
    all.map(({ what, p50, p99, ratio }) => [what, figure(p50), figure(p99), figure(ratio)]),
  );

const section = ({ database, products, offers, sql, http, verdicts }: Result) =>
  [
    `## ${database}: ${number(products)} products, ${number(offers)} offers`,
    ...(verdicts.length > 0 ? [targets(verdicts)] : []),
    '### SQL, against the calibration query (K)',
    figures('K', sql),
    '### HTTP, against a server that answers nothing',
    figures('floors', http),
  ].join('\n\n');

const ABOUT = `Written by \`pnpm bench api\`. Medians of 120 distinct questions of each kind, asked one at a time after a warm-up.
SQL is measured at the query functions of the catalogue, through the driver and past every cache, in calibration queries
(\`select count(*) from generate_series(1, 20000) g where g % 7 = 0\`) that are run before and after. HTTP is the whole
server in a process of its own, validation and serialisation included; the catalogue keeps facets until an offer changes,
so a question that was asked before finds its counts there. «First page» asks one question over and over; the others differ.`;

export const toMarkdown = ({ date, environment, results }: Report): string =>
  `${['# Search: speed', `${date}, ${environment}.`, ABOUT, ...results.map(section)].join('\n\n')}\n`;

export const toText = ({ results }: Report): string =>
  results
    .map(({ database, verdicts, sql, http }) =>
      [
        `\n${database}`,
        verdicts.length > 0 ? targets(verdicts) : figures('K', sql),
        figures('floors', http),
      ].join('\n\n'),
    )
    .join('\n');
