import { Agent, request } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';
import { settleTotals } from '../../apps/api/src/cache/totals.ts';
import type { Database } from '../../apps/api/src/db/db.ts';
import type { ProductPage } from '../../packages/api-client/src/schema.ts';

/** The facets that the page of tyres counts. */
const RAIL = [
  ...['brand', 'width', 'profile', 'diameter', 'season', 'studded', 'run_flat', 'xl'],
  ...['load_index', 'speed_index', 'price', 'city', 'supplier_id', 'dot_year'],
];

interface Answer {
  page: ProductPage;
  version: string;
}

/** Creates a searcher that sends searches as a browser does: with Brotli, over one connection. */
export function openSearcher(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const search = (body: object, least?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'accept-encoding': 'br',
        ...(least && { 'min-catalog-version': least }),
      };
      const url = `${address}/api/search_v2/tyres`;
      const call = request(url, { agent, method: 'POST', headers }, (answer) => {
        const isBrotli = answer.headers['content-encoding'] === 'br';
        const stream = isBrotli ? answer.pipe(createBrotliDecompress()) : answer;
        let text = '';
        stream.on('data', (part) => {
          text += part;
        });
        stream.on('end', () =>
          answer.statusCode === 200
            ? resolve({
                page: JSON.parse(text),
                version: String(answer.headers['catalog-version']),
              })
            : reject(new Error(`${answer.statusCode}: ${text}`)),
        );
      });
      call.on('error', reject);
      call.end(JSON.stringify(body));
    });
  return { search, close: () => agent.destroy() };
}

export type Searcher = ReturnType<typeof openSearcher>;

/** Returns a buyer's searches: a first page as it opens, then filters. */
export const questions = (bodies: readonly object[]) =>
  bodies.map((body) => ({ ...body, facets: RAIL }));

/** Changes a price as a call of the API does, and checks that a search finds the change at once. */
export async function seesOwnWrite(db: Database, { search }: Searcher, offer: string) {
  const { rows } = await db.query<{ product: string; price: number }>(
    `update offer set bulk_price = 100 + (bulk_price + 1) % 100 where id = $1::bigint
     returning product_id::text product, bulk_price price`,
    [offer],
  );
  const changed = rows[0];
  const version = await settleTotals(db, true);
  const article = `2${String(changed?.product).padStart(7, '0')}`;
  const { page } = await search({ q: article }, String(version));
  const found = page.data.find(({ id }) => id === changed?.product);
  return found?.prices.includes(changed?.price ?? Number.NaN) ?? false;
}
