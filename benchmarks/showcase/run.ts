import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProductPage, Showcase } from '../../packages/api-client/src/schema.ts';
import { openMarketOf } from '../api/databases.ts';
import { drawQuestions } from '../api/questions.ts';
import { linesOf } from '../imports/goods.ts';
import { type Latency, whileSearching } from '../imports/searching.ts';
import { type MeasuredServer, startServer } from '../imports/server.ts';
import { signIn } from '../imports/supplier.ts';
import { workbookOf } from '../imports/workbook.ts';

const RESULTS = join(import.meta.dirname, '../results');
/** With this size there are as many passenger tyres as a showcase can hold. */
const SIZE = { products: 161_000, offers: 322_000 };
const MIB = 2 ** 20;
/** The most additional memory that a showcase of ten times the rows may take over the small one. */
const MAX_MIB = 200;
const PUSHED = 50_000;
const IN_CALL = 5000;
/** How long searches are measured before anything is pushed. */
const BEFORE_MS = 10_000;

type Supplier = Awaited<ReturnType<typeof signIn>>;

interface Feed {
  what: string;
  rows: number;
  found: number;
  mib: number;
  seconds: number;
  added: number;
}

/** Returns all products that a search finds, page by page. */
async function searched({ call }: Supplier, filter: object): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const body = { ...filter, order_by: 'brand_model__asc', page, per_page: 100 };
    const { data, meta } = await call<ProductPage>('/search_v2/tyres', { body });
    for (const { id } of data) ids.add(id);
    if (page >= meta.last_page) return ids;
  }
}

/** Returns the products of a YML while it is being received, without keeping its text. */
async function readFeed(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  const ids = new Set<string>();
  let [bytes, rest] = [0, ''];
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    rest += decoder.decode(chunk, { stream: true });
    for (const [, id = ''] of rest.matchAll(/<offer id="(\d+)"/g)) ids.add(id);
    rest = rest.slice(rest.lastIndexOf('<'));
  }
  return { ids, bytes };
}

async function measureFeed(
  server: MeasuredServer,
  supplier: Supplier,
  what: string,
  filter: object,
): Promise<Feed> {
  const { call, company, prove } = supplier;
  const { links } = await call<Showcase>(`${company}/showcases`, {
    proof: await prove(),
    body: {
      ...{ name: what, section: 'tyres', filter, suppliers_not: [] },
      ...{ bands: [{ from: 0, percent: 15, min: 30_000 }], rounding: 1000, floor_retail: true },
      ...{ days_added: 1, stock: 'in_stock', cap_quantity: false },
    },
  });
  const path = new URL(links.find(({ file }) => file === 'yml.xml')?.url ?? '').pathname;
  const wanted = await searched(supplier, filter);
  await wait(1000);
  server.load();
  await wait(300);
  const begun = performance.now();
  const { ids, bytes } = await readFeed(new URL(path, server.api).href);
  const seconds = (performance.now() - begun) / 1000;
  const { rss, rssBefore } = server.load();
  const found = wanted.intersection(ids).size;
  if (found !== wanted.size || found !== ids.size)
    throw new Error(`${what}: ${wanted.size} were found, and ${ids.size} written.`);
  return { what, rows: ids.size, found, mib: bytes / MIB, seconds, added: (rss - rssBefore) / MIB };
}

/** Pushes stock as a supplier's script does: thousands of rows a call, one call after another. */
async function push({ call, company }: Supplier): Promise<number> {
  const rows = [...linesOf(PUSHED, 1)].map(({ code, price }, at) => ({
    code,
    bulk_price: (price + 100) * 100,
    quantity: 1 + (at % 40),
  }));
  let updated = 0;
  for (let at = 0; at < rows.length; at += IN_CALL) {
    const body = { rows: rows.slice(at, at + IN_CALL) };
    const done = await call<{ updated: number }>(`${company}/rests/push`, {
      method: 'PATCH',
      body,
    });
    updated += done.updated;
  }
  return updated;
}

const feedRow = ({ what, rows, mib, seconds, added }: Feed) =>
  `| ${what} | ${rows} | ${mib.toFixed(0)} | ${seconds.toFixed(1)} | ${added.toFixed(0)} |`;
const latencyRow = (what: string, seconds: number, { count, p50, p95, longest }: Latency) =>
  `| ${what} | ${seconds.toFixed(1)} | ${count} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${longest.toFixed(0)} |`;

/**
 * Reads showcases of a brand and of a whole market to the end, and compares each with the search by the same filter.
 * Then loads 50 000 rows of stock as a list and pushes them as changes, while buyers search. Writes
 * `results/showcase.md`; returns false if a target is missed.
 */
export async function run(options: string[]): Promise<boolean> {
  const market = await openMarketOf('showcase', SIZE, options.includes('--fresh'));
  try {
    const { searches } = await drawQuestions(market.db);
    const questions = Object.values(searches).flatMap((some) => some.slice(0, 10));
    const server = await startServer(market.environment, []);
    try {
      const supplier = await signIn(server);
      const small = await measureFeed(server, supplier, 'winter, with studs', {
        season: ['winter'],
        studded: true,
      });
      const whole = await measureFeed(server, supplier, 'everything', {});
      const timed = async <Result>(work: () => Promise<Result>) => {
        const begun = performance.now();
        const { result, latency } = await whileSearching(server.api, questions, work);
        return { result, latency, seconds: (performance.now() - begun) / 1000 };
      };
      const before = await timed(() => wait(BEFORE_MS));
      const list = workbookOf(linesOf(PUSHED, 1));
      const imported = await timed(() => supplier.load(list));
      const pushed = await timed(() => push(supplier));
      const more = whole.added - small.added;
      const text = [
        `Showcases and pushed stock, ${new Date().toISOString().slice(0, 10)}: ${market.products} products, ${market.offers} offers, PostgreSQL, the server as it is started for buyers. Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}, load of the machine ${os.loadavg()[0]?.toFixed(1)}. Written by \`pnpm bench showcase\`.`,
        '',
        'A YML made and read to its end; its goods are those of the search with the same filter.',
        '',
        '| filter | rows | MiB | seconds | memory added, MiB |',
        '| --- | ---: | ---: | ---: | ---: |',
        ...[small, whole].map(feedRow),
        '',
        `The larger one adds ${more.toFixed(0)} MiB more (at most ${MAX_MIB}).`,
        '',
        `${PUSHED} rows of stock, ${pushed.result} changed by pushes of ${IN_CALL}, while buyers search twenty times a second, in milliseconds:`,
        '',
        '| | seconds | searches | p50 | p95 | longest |',
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        latencyRow('before', before.seconds, before.latency),
        latencyRow('as a list', imported.seconds, imported.latency),
        latencyRow('pushed', pushed.seconds, pushed.latency),
        '',
      ].join('\n');
      await writeFile(join(RESULTS, 'showcase.md'), text);
      console.log(text);
      return more <= MAX_MIB && pushed.seconds <= imported.seconds;
    } finally {
      await server.stop();
    }
  } finally {
    await market.close();
    await market.stop();
  }
}
