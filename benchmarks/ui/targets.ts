import type { Size } from '../browser/build.ts';
import type { Figures } from './measure.ts';

/** All results of one candidate. */
export interface Result {
  title: string;
  figures: Figures;
  /** The same with a CPU four times slower; not measured for lists that render all their rows. */
  slow?: Figures;
  js: Size;
  css: Size;
  axe: { closed: readonly string[]; open: readonly string[] };
}

export interface Target {
  what: string;
  /** The figure of our component, in `unit`. */
  value: number;
  limit: number;
  /** The figure, in this run, of the library that the limit was taken from. */
  peer?: number;
  unit: 'ms' | 'kB' | '';
  /** The reason why the limit is known to be missed. */
  because?: string;
}

export interface Verdict extends Target {
  verdict: 'PASS' | 'MISS';
}

type Results = Record<string, Result>;

/** Compares the figures with limits taken from the best library at the time when the component was designed. */
export function judge(results: Results, own: Size): Verdict[] {
  const { 'combo-box': whole, 'combo-box-paged': paged } = results;
  const { 'async-paginate': async, 'aria-virtual': aria, downshift } = results;
  if (!whole || !paged?.slow || !async?.slow || !aria || !downshift)
    throw new Error('A candidate is missing');
  const targets: Target[] = [
    ms('Pages of 100: open, laid out', paged.figures.open.laidOut, 11, async.figures.open.laidOut),
    ms('Pages of 100: open to paint', paged.figures.open.paint, 14, async.figures.open.paint),
    ms(
      'Pages of 100: filter key to paint',
      paged.figures.filter.paint,
      11,
      async.figures.filter.paint,
    ),
    ms(
      'Pages of 100: arrow key to paint',
      paged.figures.arrow.paint,
      4.5,
      async.figures.arrow.paint,
    ),
    ms('10 000 rows: open, laid out', whole.figures.open.laidOut, 15, aria.figures.open.laidOut),
    ms('10 000 rows: open to paint', whole.figures.open.paint, 19, aria.figures.open.paint),
    ms('10 000 rows: mount to paint', whole.figures.mount.paint, 19, downshift.figures.mount.paint),
    ms(
      '10 000 rows: filter key to paint',
      whole.figures.filter.paint,
      16.7,
      aria.figures.filter.paint,
    ),
    ms('4 times slower: open, laid out', paged.slow.open.laidOut, 48, async.slow.open.laidOut),
    ms('4 times slower: open to paint', paged.slow.open.paint, 78, async.slow.open.paint),
    count('DOM nodes, open', whole.figures.nodesOpen, 45, async.figures.nodesOpen),
    kB('JavaScript with React Aria, gzip', whole.js.gzip, 66, aria.js.gzip),
    {
      ...kB('Own JavaScript without React Aria, gzip', own.gzip, 1.5),
      because:
        'the limit is that of a wrapper around the rows of React Aria; these rows are own code, and with React Aria counted in the whole is half the size',
    },
    count('axe rules broken, closed', whole.axe.closed.length, 0, async.axe.closed.length),
    count('axe rules broken, open', whole.axe.open.length, 0, async.axe.open.length),
  ];
  return targets.map((one) => ({ ...one, verdict: one.value <= one.limit ? 'PASS' : 'MISS' }));
}

const target =
  (unit: Target['unit']) =>
  (what: string, value: number, limit: number, peer?: number): Target => ({
    what,
    value,
    limit,
    unit,
    ...(peer !== undefined && { peer }),
  });
const ms = target('ms');
const kB = target('kB');
const count = target('');
