export type Log = (line: string) => void;

const number = new Intl.NumberFormat('en');
const PERIOD_MS = 2000;

/** Passes rows on, and logs from time to time how many there were, how fast, and how long the rest will take. */
export function* withProgress<Row>(
  rows: Iterable<Row>,
  { name, expected, log }: { name: string; expected: number | undefined; log: Log },
): Generator<Row> {
  const start = performance.now();
  let told = start;
  let count = 0;
  for (const row of rows) {
    yield row;
    count += 1;
    if (count % 1024 !== 0 || performance.now() - told < PERIOD_MS) continue;
    told = performance.now();
    const perSecond = (count / (told - start)) * 1000;
    const rest = expected
      ? ` of ${number.format(expected)} (${Math.floor((100 * count) / expected)} %), ${Math.ceil((expected - count) / perSecond)} s left`
      : '';
    log(`  ${name}: ${number.format(count)}${rest}, ${number.format(Math.round(perSecond))}/s`);
  }
  const seconds = (performance.now() - start) / 1000;
  if (count > 1000) log(`  ${name}: ${number.format(count)} in ${seconds.toFixed(1)} s`);
}
