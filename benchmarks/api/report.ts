import type { HttpFigure } from './http.ts';
import type { IndexCost } from './index-search.ts';
import type { Figure } from './sql.ts';
import { type Growth, isSlowEnough, type Measurements, type Verdict } from './targets.ts';

export interface Result extends Measurements {
  database: string;
  products: number;
  offers: number;
}

export interface Report {
  /** ISO time of the run */
  date: string;
  environment: string;
  results: Result[];
  /** for the market of 60 000 products */
  verdicts: Verdict[];
  growth: Growth[];
}

const figure = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const number = (value: number) => value.toLocaleString('en').replaceAll(',', ' ');

/** Returns a Markdown table whose columns line up in plain text too. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const isMet = (is: boolean) => (is ? 'PASS' : 'MISS');

const targets = (verdicts: readonly Verdict[]) =>
  table(
    ['target', 'measured', 'at most', ''],
    verdicts.map((verdict) => [
      verdict.what,
      `${figure(verdict.value)} ${verdict.unit}`,
      `${verdict.limit} ${verdict.unit}`,
      isMet(verdict.isMet),
    ]),
  );

const growths = (all: readonly Growth[]) =>
  table(
    ['', 'K', 'five times', 'exponent', 'at most', ''],
    all.map((one) => [
      one.what,
      figure(one.before),
      figure(one.after),
      figure(one.exponent),
      one.limit === undefined ? '' : String(one.limit),
      one.limit === undefined ? '' : isMet(isSlowEnough(one)),
    ]),
  );

const figures = (unit: string, all: readonly Figure[]) =>
  table(
    ['', 'p50, ms', 'p99, ms', unit],
    all.map(({ what, p50, p99, ratio }) => [what, figure(p50), figure(p99), figure(ratio)]),
  );

const cost = ({ build, restart, gap, patch, bytes }: IndexCost) =>
  `Built in ${figure(build)} ms, which held up everything else for ${figure(gap)} ms at most; read from a kept file in ${figure(restart)} ms; follows one changed offer in ${figure(patch)} ms; takes ${figure(bytes / 2 ** 20)} MiB.`;

const compared = ({ off, on }: { off: HttpFigure[]; on: HttpFigure[] }) =>
  table(
    ['', 'SQL, ms', 'p99', 'floors', 'index, ms', 'p99', 'floors'],
    on.flatMap((own) => {
      const other = off.find(({ what }) => what === own.what);
      if (!other) return [];
      const cells = ({ p50, p99, ratio }: HttpFigure) => [figure(p50), figure(p99), figure(ratio)];
      return [[own.what, ...cells(other), ...cells(own)]];
    }),
  );

const section = (result: Result) =>
  [
    `## ${result.database}: ${number(result.products)} products, ${number(result.offers)} offers`,
    '### The index, page and facets, against the calibration query (K)',
    cost(result.cost),
    figures('K', result.index),
    '### SQL, against the calibration query (K)',
    figures('K', result.sql),
    '### HTTP, against a server that answers nothing',
    compared(result.http),
  ].join('\n\n');

const ABOUT = `Written by \`pnpm bench api\`. Medians of 120 distinct questions of each kind, asked one at a time after a warm-up.
PostgreSQL has its data in memory, and the index has been asked everything before, at another version of the catalog.
SQL is measured at the query functions of the catalog, past every cache; the index with the rows of its page, seven
facets and the question to the database whether it is current; both through the driver, in calibration queries
(\`select count(*) from generate_series(1, 20000) g where g % 7 = 0\`) that are run before and after. HTTP is the whole
server in a process of its own, validation and serialisation included, without the index and with it; the catalog keeps
facets until an offer changes, so a question that was asked before finds its counts there. «First page» asks one question
over and over; the others differ. A deep page and a first one, and HTTP and a server that answers nothing, are asked in
turns: this machine is now quick, now slow. Growth is counted in calibration queries for the same reason: an exponent of
1 means that five times the data take five times as many.`;

export const toMarkdown = ({ date, environment, results, verdicts, growth }: Report): string =>
  `${[
    '# Search: speed',
    `${date}, ${environment}.`,
    ABOUT,
    '## Targets, at 60 000 products and 1 000 000 offers on PostgreSQL',
    targets(verdicts),
    ...(growth.length > 0 ? ['## Growth with five times the data', growths(growth)] : []),
    ...results.map(section),
  ].join('\n\n')}\n`;

export const toText = ({ results, verdicts, growth }: Report): string =>
  [
    ...results.map(({ database, products, http }) =>
      [`\n${database}, ${number(products)} products`, compared(http)].join('\n\n'),
    ),
    ...(growth.length > 0 ? [growths(growth)] : []),
    targets(verdicts),
  ].join('\n\n');
