import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../../apps/api/src/app.ts';
import { readConfig } from '../../apps/api/src/config/config.ts';
import { openDemo } from '../api/databases.ts';
import { timeBeside } from '../api/measure.ts';
import { drawQuestions } from '../api/questions.ts';

const RESULTS = join(import.meta.dirname, '../results');
/** A call may take so many times what it takes where nobody counts. */
const MAX_TIMES = 1.01;

/**
 * Asks the same lists of sizes and the same offers of products as a buyer, counted and not counted, in turns, and writes
 * `results/counting.md`. What the counts cost when they are written once a minute is stated per call. Each buyer asks
 * each once; `--buyers N` sets how many there are. Returns false if counting costs more than a hundredth.
 */
export async function run(options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { buyers: { type: 'string', default: '20' } },
  });
  const directory = await mkdtemp(join(tmpdir(), 'bench-counting-'));
  const measured = await openDemo(false);
  const { db } = measured;
  const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'silent', WEB_DIST: directory });
  const app = await buildApp({ db, config, limits: {} });
  try {
    await app.catalogIndex.start();
    const call = (url: string, payload: object, token?: string) =>
      app.inject({
        ...{ method: 'POST', url: `/api${url}`, payload },
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const buyers: string[] = [];
    for (let buyer = 0; buyer < Number(values.buyers); buyer++) {
      const login = { login: `${randomUUID()}@buyers.example`, password: `Вишня ${randomUUID()}` };
      const { token } = (await call('/auth/register', login)).json<{ token: string }>();
      buyers.push(token);
    }
    const { searches } = await drawQuestions(db);
    const rows = await db.query<{ id: string }>(
      'select product_id::text id from listing where offers_count > 0 order by product_id limit 120',
    );
    const calls = {
      'lists of a size': (searches.size ?? []).map((body) => ['/search_v2/tyres', body] as const),
      'offers of a product': rows.rows.map(({ id }) => [`/product/${id}/rests`, {}] as const),
    };
    const counters = [app.demandCounter, app.viewCounter] as const;
    const counted = { note: app.demandCounter.note, noteProduct: app.viewCounter.noteProduct };
    const silent: typeof counted = { note: async () => undefined, noteProduct: () => undefined };
    const lines: string[] = [];
    let isFine = true;
    for (const [what, bodies] of Object.entries(calls)) {
      const inputs = buyers.flatMap((token) => bodies.map((body) => [token, ...body] as const));
      let asked = 0;
      const ask = async (input: (typeof inputs)[number] | undefined, by: typeof counted) => {
        Object.assign(counters[0], { note: by.note });
        Object.assign(counters[1], { noteProduct: by.noteProduct });
        const [token, url = '', body = {}] = input ?? [];
        const { statusCode } = await call(url, body, token);
        if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
      };
      const { own, peer } = await timeBeside(
        inputs,
        (input) => ask(input, counted),
        () => ask(inputs[asked++ % inputs.length], silent),
      );
      const start = performance.now();
      for (const counter of counters) await counter.flush();
      const written = (performance.now() - start) / inputs.length;
      const times = own.p50 / peer.p50;
      isFine &&= times <= MAX_TIMES;
      lines.push(
        `| ${what} | ${inputs.length} | ${peer.p50.toFixed(2)} | ${own.p50.toFixed(2)} | ${times.toFixed(3)} | ${written.toFixed(3)} |`,
      );
    }
    const text = `# What counting costs

${new Date().toISOString().slice(0, 16).replace('T', ' ')}, Node ${process.version}, ${os.cpus()[0]?.model} × ${os.cpus().length}, load before the run ${os.loadavg()[0]?.toFixed(1)}.
${measured.name}, ${measured.products} products, ${measured.offers} offers, in one process.

Written by \`pnpm bench counting\`. Medians in milliseconds; each call is made twice in turns, with and without counting it. «Written» is a call's part of the write of its minute, in which nobody asked twice: who asks again writes nothing.

| | calls | not counted | counted | times as long, at most ${MAX_TIMES} | written |
| --- | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`;
    await writeFile(join(RESULTS, 'counting.md'), text);
    console.log(text);
    return isFine;
  } finally {
    await app.close();
    await measured.close();
    await measured.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
