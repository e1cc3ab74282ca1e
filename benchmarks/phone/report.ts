import type { Size } from '../browser/build.ts';
import { candidates } from './candidates.ts';
import type { Figures } from './measure.ts';

/** All results of one candidate. */
export interface Result {
  version: string;
  figures: Figures;
  /** The same with a CPU four times slower. */
  slow: Figures;
  coldOpen?: number;
  js: Size;
  css: Size;
  axe: { closed: readonly string[]; open: readonly string[] };
}

export interface Report {
  /** ISO time of the run. */
  date: string;
  environment: string;
  rounds: number;
  results: Record<string, Result>;
  /** Our own code, without React Aria. */
  own: Size;
}

export interface Verdict {
  what: string;
  /** The figure of our field, in `unit`. */
  value: number;
  limit: number;
  /** The figure of the best library in this run. */
  peer: number;
  unit: 'ms' | 'kB' | '';
  verdict: 'PASS' | 'MISS';
  /** The reason why the limit is known to be missed. */
  because?: string;
}

/**
 * Compares the figures with limits that come from the best library at the time when the field was designed. A limit of
 * time is the lead over it at that time, multiplied by what the best library (for a key: the plain field) takes in this
 * run, because no two machines are equally fast.
 */
export function judge({ results, own }: Report): Verdict[] {
  const { ours, plain } = results as { ours: Result; plain: Result };
  const peers = Object.entries(results).filter(([name]) => name !== 'ours' && name !== 'plain');
  const best = (of: ResultValue) => {
    const taken = peers.map(([, result]) => of(result) ?? Number.NaN);
    return Math.min(...taken.filter((one) => !Number.isNaN(one)));
  };
  const line = (
    what: string,
    unit: Verdict['unit'],
    of: ResultValue,
    limit: number,
    value = of(ours) ?? Number.NaN,
  ): Verdict => ({
    what,
    value,
    limit,
    peer: best(of),
    unit,
    verdict: value <= limit ? 'PASS' : 'MISS',
  });
  const asBest = (what: string, lead: number, of: ResultValue) =>
    line(what, 'ms', of, lead * best(of));
  const asPlain = (what: string, lead: number, of: ResultValue) =>
    line(what, 'ms', of, lead * (of(plain) ?? Number.NaN));
  const everything = ({ js, css }: Result) => js.gzip + css.gzip;
  return [
    { ...line('own JavaScript, gzip', 'kB', ({ js }) => js.gzip, 9.5, own.gzip), because: MORE },
    { ...line('everything with React Aria and styles, gzip', 'kB', everything, 44), because: MORE },
    asBest('mount, laid out', 1, ({ figures }) => figures.mount.laidOut),
    asPlain('key to paint', 1.2, ({ figures }) => figures.key.paint),
    asPlain('key, CPU', 1.19, ({ figures }) => figures.keyCpu),
    asBest('open, laid out', 0.97, ({ figures }) => figures.open?.laidOut),
    asBest('open to paint', 0.97, ({ figures }) => figures.open?.paint),
    asBest('first open of a page to paint', 0.99, ({ coldOpen }) => coldOpen),
    asBest('4 times slower: open, laid out', 0.98, ({ slow }) => slow.open?.laidOut),
    asBest('4 times slower: open to paint', 0.99, ({ slow }) => slow.open?.paint),
    asBest('search key to paint', 0.96, ({ figures }) => figures.search?.paint),
    line('DOM nodes, closed', '', ({ figures }) => figures.nodesClosed, 7),
    line('DOM nodes, open', '', ({ figures: { rows, nodesOpen } }) => rows && nodesOpen, 60),
    line('axe rules broken, closed', '', ({ axe }) => axe.closed.length, 0),
    line('axe rules broken, open', '', ({ axe }) => axe.open.length, 0),
  ];
}

const MORE =
  'the smallest library neither reads pasted and filled-in numbers, nor undoes, nor searches, nor draws only the rows in view';

type ResultValue = (result: Result) => number | undefined;

const figure = (value: number | undefined, unit = 'ms') =>
  value === undefined || !Number.isFinite(value)
    ? '–'
    : unit === ''
      ? String(value)
      : value.toFixed(1);

/** Returns the verdicts as text for a terminal. */
export function toText(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ what, value, limit, peer, unit, verdict }) =>
      [
        verdict,
        what.padEnd(44),
        `${figure(value, unit)} ${unit}`.padStart(9),
        `≤ ${figure(limit, unit)}`.padStart(7),
        `best library ${figure(peer, unit)}`,
      ].join('  '),
    )
    .join('\n');
}

/** Returns the report as a page of Markdown. */
export function toMarkdown(report: Report, verdicts: readonly Verdict[]): string {
  const rows = Object.entries(report.results).map(
    ([name, result]) => [`${candidates[name]?.title} ${result.version}`.trim(), result] as const,
  );
  const speed = (of: (result: Result) => Figures) =>
    rows.map(([title, result]) => {
      const { mount, key, keyCpu, open, search } = of(result);
      const all = [mount.laidOut, key.paint, keyCpu, open?.laidOut, open?.paint, search?.paint];
      return [title, ...all.map((value) => figure(value))];
    });
  const heads = [
    'ms, medians',
    'mount',
    'key to paint',
    'key, CPU',
    'open, laid out',
    'open to paint',
    'search key',
  ];
  return [
    '# Phone fields: speed, nodes, bytes',
    `${report.date}, ${report.environment}. ${report.rounds} rounds, all candidates on one page in one run, in shuffled order. Times run from the event; «laid out» is the end of a forced layout, «paint» the first task after the frame. Frames are not held back by a screen. Written by \`pnpm bench phone\`.`,
    '## Targets',
    table(
      ['', 'ours', 'target', 'best library', ''],
      verdicts.map((one) => [
        `${one.what}${one.unit && `, ${one.unit}`}`,
        figure(one.value, one.unit),
        `≤ ${figure(one.limit, one.unit)}`,
        figure(one.peer, one.unit),
        one.because && one.verdict === 'MISS' ? `MISS: ${one.because}` : one.verdict,
      ]),
    ),
    'React is not counted, and React Aria, with its words in the two languages of a product, in «everything» alone: an application that uses it anywhere has it already.',
    '## Speed',
    table(
      heads,
      speed(({ figures }) => figures),
    ),
    '## Speed, CPU 4 times slower',
    table(
      heads,
      speed(({ slow }) => slow),
    ),
    '## Nodes and bytes',
    table(
      [
        '',
        'first open',
        'nodes closed',
        'nodes open',
        'rows',
        'JS min, kB',
        'JS gzip',
        'CSS gzip',
        'axe closed',
        'axe open',
      ],
      rows.map(([title, { figures, coldOpen, js, css, axe }]) => [
        title,
        figure(coldOpen),
        String(figures.nodesClosed),
        figures.rows ? String(figures.nodesOpen) : '–',
        String(figures.rows),
        figure(js.min),
        figure(js.gzip),
        figure(css.gzip),
        axe.closed.join(', ') || '0',
        axe.open.join(', ') || '0',
      ]),
    ),
    'react-international-phone and react-phone-number-input fetch every flag from a host of somebody else; those bytes are not counted. intl-tel-input draws its flags from two pictures of 39 and 89 kB, which are. Ours has flags apart, 43 kB with brotli for all of them.',
    '',
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
