import type { Showcase } from '@org/api-client/schema';
import { XMLParser } from 'fast-xml-parser';
import { readXlsx } from 'hucre/xlsx';
import { settleFeeds } from '../modules/catalog/showcase/feeds.ts';
import { type CatalogApp, createCatalogApp } from './catalog/catalog-app.ts';
import { createCompany } from './companies.ts';
import { createUser, type User } from './visitor.ts';

export const RULES = {
  section: 'tyres' as const,
  filter: {},
  suppliers_not: [] as string[],
  bands: [
    { from: 0, percent: 18, min: 45_000 },
    { from: 400_000, percent: 11.5, min: 0 },
  ],
  rounding: 1000 as const,
  floor_retail: true,
  days_added: 2,
  stock: 'in_stock' as const,
  cap_quantity: false,
};

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });

function must<Answer extends { statusCode: number; body: string }>(answer: Answer): Answer {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer;
}

/** Calls that a shop makes for its showcases. */
function shopOf(server: CatalogApp, owner: User, company: string) {
  const url = (rest = '') => `/companies/${company}/showcases${rest}`;
  const askFile = ({ links }: Showcase, file: string, headers: Record<string, string> = {}) => {
    const link = links.find((one) => one.file === file)?.url ?? '';
    return server.app.inject({
      method: 'GET',
      url: link.replace('https://protektor.example', ''),
      headers,
    });
  };
  /** A file that is up to date: a new one may have taken longer than a caller waits. */
  const fetchFile: typeof askFile = async (...asked) => {
    const answer = await askFile(...asked);
    return (await settleFeeds()) ? askFile(...asked) : answer;
  };
  let number = 0;
  return {
    url,
    askFile,
    fetchFile,
    make: async (changes: object = {}): Promise<Showcase> => {
      number += 1;
      const body = { name: `Витрина ${number}`, ...RULES, ...changes };
      return must(await owner.post(url(), body)).json();
    },
    /**
     * Makes showcases look as if they were compared with the catalog long ago, and the catalog had changed since.
     */
    later: () =>
      server.db.query(
        `update showcase_feed set checked_at = now() - interval '2 minutes', version = 0`,
      ),
    /** The rows of the XLSX by product. */
    sheetOf: async (showcase: Showcase) => {
      const { rawPayload } = must(await fetchFile(showcase, 'price.xlsx'));
      const { sheets } = await readXlsx(rawPayload);
      const [header = [], ...rows] = sheets[0]?.rows ?? [];
      const at = (title: string) => header.indexOf(title);
      return new Map(
        rows.map((row) => [
          String(row[at('Код')]),
          {
            name: row[at('Наименование')],
            price: Number(row[at('Цена, ₽')]),
            quantity: row[at('Остаток, шт.')],
            availability: row[at('Наличие')],
          },
        ]),
      );
    },
    /** Parses a file with an XML reader that is not ours. */
    xmlOf: async (showcase: Showcase, file: string) =>
      parser.parse(must(await fetchFile(showcase, file)).body),
    /** The offers of the YML. */
    offersOf: async (showcase: Showcase): Promise<Record<string, string>[]> => {
      const { body } = must(await fetchFile(showcase, 'yml.xml'));
      const { offer = [] } = parser.parse(body).yml_catalog.shop.offers;
      return [offer].flat();
    },
  };
}

export interface ShowcaseApp extends CatalogApp, ReturnType<typeof shopOf> {
  owner: User;
}

/** Creates a market where half of all offers have a recommended price, and a shop in it. */
export async function createShowcaseApp(): Promise<ShowcaseApp> {
  const server = await createCatalogApp();
  const owner = await createUser(server, { email: 'shop@koleso.ru' });
  const { id } = await createCompany(owner, { name: 'Шины & К°' });
  await server.db.query(
    `update offer set prices = jsonb_build_array(jsonb_build_object('title', 'РРЦ', 'type', 'retail', 'price', bulk_price * 5 / 4))
     where id % 2 = 0`,
  );
  return { ...server, ...shopOf(server, owner, id), owner };
}
