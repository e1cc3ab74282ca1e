import type { Size } from '../browser/build.ts';
import type { Figures } from './measure.ts';
import type { Result, Verdict } from './targets.ts';

export interface Report {
  /** ISO time of the run. */
  date: string;
  environment: string;
  rounds: number;
  results: Record<string, Result>;
  own: Size;
  verdicts: readonly Verdict[];
}

/** Returns the report as a page of Markdown. */
export function toMarkdown(report: Report): string {
  const rows = Object.values(report.results);
  const speed = (of: (result: Result) => Figures | undefined) =>
    table(
      [
        'ms, medians',
        'mount to paint',
        'open, laid out',
        'open to paint',
        'first filter key',
        'filter key to paint',
        'arrow key to paint',
      ],
      rows.map((result) => [
        result.title,
        ...timings(of(result)).map((value) => (value === undefined ? '–' : value.toFixed(1))),
      ]),
    );
  return [
    '# Selects: speed, nodes, bytes',
    `${report.date}, ${report.environment}. 10 000 options, or pages of 100 of them; ${report.rounds} rounds, all candidates on one page in one run, in shuffled order. Times run from the key event; «laid out» is the end of a forced layout, «paint» the first task after the frame. Frames are not held back by a screen. Written by \`pnpm bench ui\`.`,
    '## Targets',
    table(
      ['', 'ours', 'target', 'best peer here', ''],
      report.verdicts.map((one) => [
        one.what,
        figure(one.value, one.unit),
        `≤ ${figure(one.limit, one.unit)}`,
        one.peer === undefined ? '–' : figure(one.peer, one.unit),
        one.because && one.verdict === 'MISS' ? `MISS: ${one.because}` : one.verdict,
      ]),
    ),
    'A question to the server waits 300 ms after the last letter; what is timed is the answer on the screen, which comes from the loaded rows first.',
    '## Speed',
    speed((result) => result.figures),
    '## Speed, CPU 4 times slower',
    speed((result) => result.slow),
    '## Nodes and bytes',
    table(
      ['', 'nodes closed', 'nodes open', 'rows', 'JS min', 'gzip', 'brotli', 'CSS brotli', 'axe'],
      rows.map(({ title, figures, js, css, axe }) => [
        title,
        String(figures.nodesClosed),
        String(figures.nodesOpen),
        String(figures.rows),
        js.min.toFixed(1),
        js.gzip.toFixed(1),
        js.brotli.toFixed(1),
        css.brotli.toFixed(1),
        [...new Set([...axe.closed, ...axe.open])].join(', ') || '0',
      ]),
    ),
    'kB are 1000 bytes, React not counted. React Aria brings its words in 34 languages; a product that keeps two of them saves about a tenth.',
    '',
  ].join('\n\n');
}

/** Returns the targets as text for a terminal. */
export function toText(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(({ what, value, limit, peer, unit, verdict }) =>
    [
      verdict,
      what.padEnd(42),
      figure(value, unit).padStart(10),
      `≤ ${figure(limit, unit)}`.padStart(12),
      peer === undefined ? '' : `peer ${figure(peer, unit)}`,
    ].join('  '),
  );
  return lines.join('\n');
}

function timings(figures: Figures | undefined) {
  return [
    figures?.mount.paint,
    figures?.open.laidOut,
    figures?.open.paint,
    figures?.filterFirst.paint,
    figures?.filter.paint,
    figures?.arrow.paint,
  ];
}

function figure(value: number, unit: string) {
  return unit === '' ? String(value) : `${value.toFixed(1)} ${unit}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
