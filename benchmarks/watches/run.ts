import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../../apps/api/src/db/db.ts';
import { compareWatches } from '../../apps/api/src/modules/catalog/watches/compare-watches.ts';
import { compile } from '../../apps/api/src/modules/catalog/watches/compile-watch.ts';
import { openMarketOf } from '../api/databases.ts';
import { luck, type Timing, timingOf } from '../api/measure.ts';

const RESULTS = join(import.meta.dirname, '../results');
const WRITES_PER_SECOND = 200;
/** Lines of one account and request, as many as a request can have. */
const LINES = 500;
/** The job runs once a minute; here more often, so that a short run has several. */
const EVERY_MS = 10_000;
/** A write may take so many times what it takes where nothing is compared. */
const MAX_TIMES = 1.1;

interface Round {
  times: number[];
  compared: number[];
}

/** Watches as many lines as are said: of sizes, some with a season or a brand, each at a price and in pieces of its own. */
async function watchLines(db: Database, count: number): Promise<void> {
  const { rows: sold } = await db.query<{ wish: Record<string, unknown>; city: number }>(
    `select jsonb_build_object('width', jsonb_build_array(trim_scale(l.width / 100.0)), 'profile', jsonb_build_array(trim_scale(l.profile / 100.0)),
         'diameter', jsonb_build_array(trim_scale(l.diameter / 100.0)))
         || case when row_number() over () % 3 = 0 then jsonb_build_object('brand', jsonb_build_array(b.name)) else '{}' end wish
     from (select distinct on (width, profile, diameter, brand_id) * from listing where section = 1 and profile > 0 and width > 0) l
       join brand b on b.id = l.brand_id limit 2000`,
  );
  const compiled = [];
  for (const { wish } of sold)
    compiled.push(await compile(db, { section: 'tyres', wish, product_id: null }));
  const demands = compiled.filter((one) => one !== undefined);
  await db.exec('delete from goods_request; delete from watch');
  await db.query(
    `with account as (insert into account (id, email, password_hash, full_name)
         select gen_random_uuid(), 'watcher-' || n || '-' || gen_random_uuid() || '@buyers.example', '', '' from generate_series(1, $1::int) n returning id),
       request as (insert into goods_request (id, account_id, origin, created_by) select gen_random_uuid(), id, 'text', id from account returning id, account_id),
       line as (insert into goods_request_line (request_id, position, text, section, quantity)
         select id, n, 'строка ' || n, 'tyres', 4 from request, generate_series(1, ${LINES}) n returning id, request_id, position),
       kind as (select x.*, n from jsonb_array_elements($2::jsonb) with ordinality e (value, n),
         jsonb_to_record(e.value) x (section smallint, diameter int, width int, demands jsonb, offers jsonb))
     insert into watch (line_id, account_id, price, quantity, city_id, section, diameter, width, demands, offers, is_new)
     select l.id, r.account_id, 300000 + (hashtext(l.id::text) & 1048575) / 2, 4 * (1 + l.position % 3), (select min(id) from city),
       k.section, k.diameter, k.width, k.demands, k.offers, false
     from line l join request r on r.id = l.request_id
       join kind k on k.n = 1 + (hashtext(l.id::text) & 1048575) % $3::int`,
    [Math.ceil(count / LINES), JSON.stringify(demands), demands.length],
  );
  await db.exec('analyze watch; analyze goods_request_line');
}

/** Changes prices of offers at a steady pace, each in a transaction of its own; compares meanwhile if it is asked to. */
async function writeFor(
  db: Database,
  ids: readonly string[],
  ms: number,
  isWatched: boolean,
): Promise<Round> {
  const random = luck(isWatched ? 1 : 2);
  const round: Round = { times: [], compared: [] };
  const write = async () => {
    const id = ids[Math.floor(random() * ids.length)];
    const begun = performance.now();
    await db.query(
      'update offer set bulk_price = bulk_price + 100 - 200 * (id % 2)::int where id = $1',
      [id],
    );
    round.times.push(performance.now() - begun);
  };
  const begun = performance.now();
  const pending = new Set<Promise<unknown>>();
  const compare = async () => {
    const start = performance.now();
    await db.query('select listing_settle(true)');
    await db.transaction((tx) => compareWatches(tx, new AbortController().signal));
    round.compared.push(performance.now() - start);
  };
  let comparing: Promise<unknown> = Promise.resolve();
  let next = EVERY_MS / 2;
  for (let n = 0; performance.now() - begun < ms; n++) {
    const due = (n * 1000) / WRITES_PER_SECOND;
    const wait = due - (performance.now() - begun);
    if (wait > 1) await after(wait);
    const one = write().finally(() => pending.delete(one));
    pending.add(one);
    if (isWatched && performance.now() - begun > next) {
      next += EVERY_MS;
      comparing = comparing.then(compare);
    }
  }
  await Promise.all([...pending, comparing]);
  return round;
}

const figures = ({ p50, p95, p99 }: Timing) =>
  [p50, p95, p99].map((ms) => ms.toFixed(2)).join(' | ');

/**
 * Writes to a market while many lines are watched, with and without comparing them, in turns, and writes
 * `results/watches.md`. `--lines N` and `--seconds N` set how many are watched and how long a turn is. Returns false if a
 * write takes longer than it may.
 */
export async function run(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: {
      lines: { type: 'string', default: '100000' },
      seconds: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const size = { products: 20_000, offers: 200_000 };
  const measured = await openMarketOf('watches', size, false);
  const { db } = measured;
  try {
    await watchLines(db, Number(values.lines));
    const { rows } = await db.query<{ id: string }>(
      'select id::text id from offer where section = 1 order by id limit 50000',
    );
    const ids = rows.map(({ id }) => id);
    const { rows: counted } = await db.query<{ n: number }>('select count(*)::int n from watch');
    await db.query('update watch_mark set version = (select v from catalog_version)');
    const ms = Number(values.seconds) * 1000;
    await writeFor(db, ids, ms / 4, true);
    const plain: number[] = [];
    const watched: number[] = [];
    const compared: number[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      plain.push(...(await writeFor(db, ids, ms, false)).times);
      await db.query('update watch_mark set version = (select v from catalog_version)');
      const own = await writeFor(db, ids, ms, true);
      watched.push(...own.times);
      compared.push(...own.compared);
    }
    const [peer, own] = [timingOf(plain), timingOf(watched)];
    const times = own.p50 / peer.p50;
    const text = `# What watching costs

${new Date().toISOString().slice(0, 16).replace('T', ' ')}, Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}, load before the run ${os.loadavg()[0]?.toFixed(1)}.
${measured.name}, ${size.products} products, ${size.offers} offers, ${counted[0]?.n} watched lines, ${WRITES_PER_SECOND} writes a second.

Written by \`pnpm bench watches\`. Milliseconds of a write of one price, in turns of ${values.seconds} s with and without comparing what has changed with what is watched. It is compared every ${EVERY_MS / 1000} s, six times as often as the job does, in the process that writes: the database and the loop are shared, as on a machine of one process.

| | writes | p50 | p95 | p99 |
| --- | ---: | ---: | ---: | ---: |
| nothing is compared | ${plain.length} | ${figures(peer)} |
| compared | ${watched.length} | ${figures(own)} |

The median of a write is ${times.toFixed(3)} times as long (at most ${MAX_TIMES}). A comparison of what about ${(WRITES_PER_SECOND * EVERY_MS) / 1000} writes have changed takes ${timingOf(compared).p50.toFixed(0)} ms (${compared.length} of them, the longest ${Math.max(...compared).toFixed(0)} ms).
`;
    await writeFile(join(RESULTS, 'watches.md'), text);
    console.log(text);
    return times <= MAX_TIMES;
  } finally {
    await measured.close();
    await measured.stop();
  }
}
