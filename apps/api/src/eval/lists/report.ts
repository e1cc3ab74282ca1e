import type { Fault, ListScore } from './score-list.ts';

/** The largest share of goods that may have each fault. */
const LIMITS: Record<Fault, number> = {
  unasked: 0,
  lost: 0,
  joined: 0,
  parted: 0,
  'not goods': 0,
  price: 0,
  amount: 0,
  warehouse: 0,
  condition: 0,
  year: 0,
  refused: 0.01,
  section: 0.01,
  brand: 0.01,
  model: 0.01,
  size: 0.01,
  index: 0.01,
  flags: 0.01,
  season: 0.02,
  studs: 0.02,
};
const FAULTS = Object.keys(LIMITS) as Fault[];

const countsOf = (scores: readonly ListScore[]) =>
  FAULTS.map((fault) => ({
    fault,
    count: scores.flatMap(({ faults }) => faults).filter((found) => found.fault === fault).length,
  }));

const line = (name: string, goods: number, onSale: number, counts: ReturnType<typeof countsOf>) =>
  `${name.padEnd(22)} ${String(onSale).padStart(4)} of ${String(goods).padStart(4)} on sale; ${
    counts
      .filter(({ count }) => count > 0)
      .map(({ fault, count }) => `${fault} ${count}`)
      .join(', ') || 'all as it should be'
  }`;

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/**
 * Writes the scores as a table, with every fault if `isLong`. `good` means that all lists together keep to the limits.
 */
export function reportLists(scores: ReadonlyMap<string, ListScore>, isLong: boolean) {
  const all = [...scores.values()];
  const goods = sum(all.map((score) => score.goods));
  const counts = countsOf(all);
  const lines = [...scores].flatMap(([name, score]) => [
    line(name, score.goods, score.onSale, countsOf([score])),
    ...(isLong ? score.faults.map(({ fault, at, text }) => `    ${fault} | ${at} | ${text}`) : []),
  ]);
  const over = counts.filter(({ fault, count }) => count > LIMITS[fault] * goods);
  return {
    isGood: over.length === 0,
    text: [
      ...lines,
      line('all lists', goods, sum(all.map((score) => score.onSale)), counts),
      ...(over.length > 0 ? [`Over the limit: ${over.map(({ fault }) => fault).join(', ')}`] : []),
    ].join('\n'),
  };
}
