import type { Size } from '../browser/build.ts';
import { candidates } from './candidates.ts';
import type { Figures } from './measure.ts';

/** All that was found out about one candidate. */
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
  /** Own code, React Aria left out. */
  own: Size;
}

export interface Verdict {
  what: string;
  /** What ours took, in `unit`. */
  value: number;
  limit: number;
  /** The best of the libraries in this run. */
  peer: number;
  unit: 'ms' | 'kB' | '';
  verdict: 'PASS' | 'MISS';
}

/** Limits by what the best library took when the field was designed. */
export function judge({ results, own }: Report): Verdict[] {
  const ours = results.ours as Result;
  const peers = Object.entries(results).filter(([name]) => name !== 'ours' && name !== 'plain');
  const line = (
    what: string,
    limit: number,
    unit: Verdict['unit'],
    of: (result: Result) => number | undefined,
    value = of(ours) ?? Number.NaN,
  ): Verdict => {
    const taken = peers.map(([, result]) => of(result) ?? Number.NaN);
    const peer = Math.min(...taken.filter((one) => !Number.isNaN(one)));
    return { what, value, limit, peer, unit, verdict: value <= limit ? 'PASS' : 'MISS' };
  };
  const everything = ({ js, css }: Result) => js.gzip + css.gzip;
  return [
    line('own JavaScript, gzip', 9.5, 'kB', ({ js }) => js.gzip, own.gzip),
    line('everything with React Aria and styles, gzip', 44, 'kB', everything),
    line('mount, laid out', 3.2, 'ms', ({ figures }) => figures.mount.laidOut),
    line('key to paint', 3.8, 'ms', ({ figures }) => figures.key.paint),
    line('key, CPU', 3, 'ms', ({ figures }) => figures.keyCpu),
    line('open, laid out', 12, 'ms', ({ figures }) => figures.open?.laidOut),
    line('open to paint', 14, 'ms', ({ figures }) => figures.open?.paint),
    line('first open of a page to paint', 15.5, 'ms', ({ coldOpen }) => coldOpen),
    line('4 times slower: open, laid out', 46, 'ms', ({ slow }) => slow.open?.laidOut),
    line('4 times slower: open to paint', 54, 'ms', ({ slow }) => slow.open?.paint),
    line('search key to paint', 5.5, 'ms', ({ figures }) => figures.search?.paint),
    line('DOM nodes, closed', 7, '', ({ figures }) => figures.nodesClosed),
    line('DOM nodes, open', 60, '', ({ figures: { rows, nodesOpen } }) => rows && nodesOpen),
    line('axe rules broken, closed', 0, '', ({ axe }) => axe.closed.length),
    line('axe rules broken, open', 0, '', ({ axe }) => axe.open.length),
  ];
}

const figure = (value: number | undefined, unit = 'ms') =>
  value === undefined || !Number.isFinite(value)
    ? '–'
    : unit === ''
      ? String(value)
      : value.toFixed(1);

/** The verdicts for a terminal. */
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

/** The report as a page of Markdown. */
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
        one.verdict,
      ]),
    ),
    'React is not counted, and React Aria is counted in «everything» alone: an application that uses it anywhere has it already. The own code is larger than the target because of what the smallest library leaves out: reading pasted and filled-in numbers, trunk prefixes, undo, input methods, the search, a list that draws only its rows in view.',
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
