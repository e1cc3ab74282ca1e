import { type Verdict, verdict as verdictOn } from '../api/targets.ts';
import type { Latency } from './searching.ts';
import type { Load } from './server.ts';
import type { Loaded } from './supplier.ts';

/** One import, or the time before them, with what the server went through. */
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
  before: Phase;
  first: Phase;
  identical: Phase;
  changed: Phase;
  /** Stored aggregates that differ from what the offers say, over all kinds. */
  wrongAggregates: number;
}

/** Seconds from file to searchable. */
const SECONDS: Record<string, number> = { PGlite: 12, PostgreSQL: 6 };
const GAP_MS = 50;
const MEMORY_MIB = 400;
/** Of the time that the list took when it was new. */
const IDENTICAL = 0.1;

const totalOf = ({ loaded }: Phase) =>
  loaded ? (loaded.stages.found ?? loaded.stages.merged) : Number.NaN;

/** Figures against what the import is to keep to; the time is for 50 000 rows. */
export function judge({ database, rows, before, ...phases }: Result): Verdict[] {
  const { first, identical, changed, wrongAggregates } = phases;
  const verdict = (what: string, ...figures: [value: number, limit: number, unit: string]) =>
    verdictOn(`${database}: ${what}`, ...figures);
  const all = [first, identical, changed];
  const seconds = ((SECONDS[database] ?? Number.NaN) * Math.max(rows, 1000)) / 50_000;
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
