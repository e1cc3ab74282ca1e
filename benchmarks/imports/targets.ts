import { type Verdict, verdict as verdictOn } from '../api/targets.ts';
import type { Latency } from './searching.ts';
import type { Load } from './server.ts';
import type { Loaded } from './supplier.ts';

/** One import, or the time before the imports, with the load of the server. */
export interface Phase {
  what: string;
  loaded: Loaded | undefined;
  latency: Latency;
  load: Load;
}

export interface Result {
  database: string;
  products: number;
  offers: number;
  rows: number;
  fileBytes: number;
  /** Milliseconds of the calibration query, before the imports and after them. */
  calibration: number;
  before: Phase;
  first: Phase;
  identical: Phase;
  changed: Phase;
  /** How many stored aggregates, of all kinds, differ from what the offers give. */
  wrongAggregates: number;
}

/**
 * The limit in seconds from file to searchable for 50 000 rows, on a machine where the calibration query took
 * `calibration` milliseconds. For another machine the limit is scaled by its own time of the query.
 */
export const LIMITS: Record<string, { seconds: number; calibration: number }> = {
  PGlite: { seconds: 12, calibration: 1.87 },
  PostgreSQL: { seconds: 6, calibration: 1.45 },
};
const GAP_MS = 50;
const MEMORY_MIB = 400;
/** Share of the time that the list took when it was new. */
const IDENTICAL = 0.1;

const totalOf = ({ loaded }: Phase) =>
  loaded ? (loaded.stages.found ?? loaded.stages.merged) : Number.NaN;

/** Returns how many times longer the calibration query takes here than on the machine of the limits. */
export const slownessOf = ({ database, calibration }: Result) =>
  calibration / (LIMITS[database]?.calibration ?? Number.NaN);

/** Compares the figures of the imports with their limits. */
export function judge(result: Result): Verdict[] {
  const { database, rows, first, identical, changed, wrongAggregates } = result;
  const verdict = (what: string, ...figures: [value: number, limit: number, unit: string]) =>
    verdictOn(`${database}: ${what}`, ...figures);
  const all = [first, identical, changed];
  const seconds =
    ((LIMITS[database]?.seconds ?? Number.NaN) * slownessOf(result) * Math.max(rows, 1000)) /
    50_000;
  return [
    verdict('from file to searchable', totalOf(first) / 1000, seconds, 's'),
    verdict('the same with 15 % changed', totalOf(changed) / 1000, seconds, 's'),
    verdict(
      'an identical list, of that time',
      totalOf(identical) / totalOf(first),
      IDENTICAL,
      'times',
    ),
    verdict(
      'longest hold of the event loop, its own work',
      Math.max(...all.map(({ load }) => load.gap.own)),
      GAP_MS,
      'ms',
    ),
    verdict(
      'memory that an import adds',
      Math.max(...all.map(({ load }) => load.rss - load.rssBefore)) / 2 ** 20,
      MEMORY_MIB,
      'MiB',
    ),
    verdict('wrong aggregates', wrongAggregates, 0, 'rows'),
  ];
}
