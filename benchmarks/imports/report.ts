import { judge, LIMITS, type Phase, type Result, slownessOf } from './targets.ts';

const figure = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const cell = (text: string, at: number) =>
    at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0);
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [head, rule, ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

const targets = (result: Result) =>
  table(
    ['target', 'measured', 'at most', ''],
    judge(result).map(({ what, value, limit, unit, isMet }) => [
      what,
      `${figure(value)} ${unit}`,
      `${figure(limit)} ${unit}`,
      isMet ? 'PASS' : 'MISS',
    ]),
  );

/** Returns how long each stage took, one after another. */
function stagesOf({ what, loaded }: Phase): string[] {
  if (!loaded) return [];
  const { uploaded, read, understood, previewed, merged, found, indexed } = loaded.stages;
  const steps = [0, uploaded, read, understood, previewed, merged, found];
  return [
    what,
    ...steps.slice(1).map((end, at) => figure((end ?? Number.NaN) - (steps[at] ?? Number.NaN))),
    figure(found ?? merged),
    figure((indexed ?? Number.NaN) - (found ?? Number.NaN)),
  ];
}

const loadOf = ({ what, latency, load }: Phase) => [
  what,
  figure(latency.count),
  figure(latency.p50),
  figure(latency.p95),
  figure(latency.longest),
  figure(load.gap.own),
  figure(load.gap.wall),
  figure(load.rss / 2 ** 20),
  figure(load.cpu / 1000),
];

const did = ({ loaded }: Phase) => {
  if (!loaded) return '';
  const { accepted, rejected_count, created, updated, removed, unchanged } = loaded.list;
  return `${accepted} rows accepted, ${rejected_count} rejected; ${created} offers added, ${updated} changed, ${removed} taken off sale, ${unchanged} left alone`;
};

const section = (result: Result) => {
  const { before, first, identical, changed, calibration } = result;
  const limit = LIMITS[result.database];
  return `## ${result.database}: a list of ${result.rows} rows, ${(result.fileBytes / 2 ** 20).toFixed(1)} MiB, into ${result.products} products and ${result.offers} offers

The calibration query takes ${figure(calibration)} ms here, ${figure(slownessOf(result))} times the ${limit?.calibration} ms of the machine that the limit of ${limit?.seconds} s for 50 000 rows was set on: so the limit is as many times longer.

${targets(result)}

Milliseconds of each stage:

${table(
  ['', 'upload', 'reading', 'names', 'preview', 'merge', 'search', 'in all', 'index, after'],
  [first, identical, changed].map(stagesOf),
)}

Searches meanwhile and the server, in milliseconds, MiB, and seconds of the processor:

${table(
  ['', 'searches', 'p50', 'p95', 'longest', 'hold, own', 'hold, clock', 'memory', 'processor'],
  [before, first, identical, changed].map(loadOf),
)}

New: ${did(first)}. Changed: ${did(changed)}.
`;
};

export interface Report {
  /** ISO time of the run */
  date: string;
  environment: string;
  results: Result[];
}

export const toMarkdown = ({
  date,
  environment,
  results,
}: Report) => `# Price lists: from file to searchable

${date}, ${environment}.

Written by \`pnpm bench imports\`: the server as it is started for buyers, on a copy of the trade that \`pnpm bench api\` fills, takes a workbook through HTTP while another connection searches twenty times a second. «Hold, own» is the longest time that the event loop was at one piece of work, by the processor's clock of its thread; «hold, clock» counts what the machine gave to others meanwhile. Memory and processor are those of the whole process with all its threads, the embedded database included, PostgreSQL not. The calibration query is that of \`pnpm bench api\`, asked in the same run before the imports and after them.

${results.map(section).join('\n')}`;

export const toText = ({ results }: Report) => results.map(section).join('\n');
