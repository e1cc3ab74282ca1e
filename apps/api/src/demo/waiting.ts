import { randomBytes, randomUUID } from 'node:crypto';
import type { GoodsRequest, InquiryBody, NewRequest } from '@org/api-client/schema';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { startOfDay } from 'date-fns/startOfDay';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../accounts/auth.ts';
import type { Db } from '../db/db.ts';
import { BUYER_COMPANY_ID, BUYER_ID, SUPPLIER_ID } from '../seed/parties/demo-accounts.ts';
import { moscow } from '../trade/moscow.ts';

interface Demo {
  app: FastifyInstance;
  db: Db;
}

const BOUNDARY = 'demo-price-list';
const NAMES = `
  select product_brief(o.product_id) ->> 'title' title, min(o.bulk_price) price from offer o
  where o.supplier_id = $1 and o.section = 1 and o.quantity > 0
    and o.warehouse_id = (select min(id) from warehouse where company_id = $1) group by o.product_id order by o.product_id limit 90`;

/** Rows that cause doubts: unknown brands, a model without a season, and rows that are no products. */
const DOUBTFUL = [
  'Zimogor Polar 3 205/55 R16 94T;5480;12',
  'Zimogor Polar 3 195/65 R15 91T;4310;8',
  'Zimogor Polar 3 215/60 R17 100T;7120;4',
  'Kordyant Comfort 205/55 R16 91V;4890;20',
  'Kordyant Comfort 185/65 R15 88H;3960;16',
  'Ikon Autograph 225/45 R17 94W;9240;8',
  'Nokian 205/55 R16 94T;по запросу;4',
  'Шиномонтаж R16, комплект;1800;1',
];

/** A price list of what the supplier sells, with prices a little higher or lower than now. */
async function writeList(db: Db, company: string): Promise<string> {
  const { rows } = await db.query<{ title: string; price: number }>(NAMES, [company]);
  const goods = rows.map(
    ({ title, price }, at) =>
      `${title};${Math.round(price / 100) + ((at % 9) - 4) * 50};${4 + ((at * 7) % 24)}`,
  );
  return ['Номенклатура;Опт, руб.;Остаток', ...goods, ...DOUBTFUL].join('\r\n');
}

const part = (name: string, value: string, file = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

interface Act {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: string | object;
}

/** Calls the API as the account, in a session that ends with it. */
async function actAs<Answer>(
  { app, db }: Demo,
  account: string,
  { headers, ...act }: Act,
): Promise<Answer> {
  const token = randomBytes(32).toString('base64url');
  const session = hashToken(token);
  await db.query(
    `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 minute')`,
    [session, account],
  );
  try {
    const answer = await app.inject({
      ...act,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    if (answer.statusCode >= 400)
      throw new Error(`${act.url}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  } finally {
    await db.query('delete from session where token_hash = $1', [session]);
  }
}

/** Loads a price list as the demo's supplier would. It then waits for the supplier's answers. */
async function loadList(demo: Demo): Promise<void> {
  const { db } = demo;
  const { rows } = await db.query<{ id: string }>(
    'select company_id id from company_member where account_id = $1',
    [SUPPLIER_ID],
  );
  const company = rows[0]?.id ?? '';
  const list = await writeList(db, company);
  await actAs(demo, SUPPLIER_ID, {
    method: 'POST',
    url: `/api/companies/${company}/rests/imports`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: `${part('mode', 'update')}${part('file', list, '; filename="Прайс ноябрь.csv"')}--${BOUNDARY}--\r\n`,
  });
}

/** What is wanted, as people write it. */
const REQUESTS: { account: string; company_id: string | null; text: string[] }[] = [
  {
    account: BUYER_ID,
    company_id: BUYER_COMPANY_ID,
    text: [
      'Добрый день! Посчитайте, пожалуйста',
      '205/55 R16 зима шипы 16 шт',
      '195/65 R15 зима шипы 12 шт',
      '215/60 R17 зима 8 шт',
      '225/45 R17 зима 8 шт',
      '185/65 R15 зима 8 шт',
    ],
  },
  {
    account: BUYER_ID,
    company_id: BUYER_COMPANY_ID,
    text: ['195/75 R16C 8 шт', '215/65 R16C 8 шт', '225/70 R15C 4 шт'],
  },
  {
    account: SUPPLIER_ID,
    company_id: null,
    text: ['205/55 R16 лето 40 шт', '185/65 R15 лето 40 шт', '7x16 5x114.3 16 шт'],
  },
];

/** Makes a request as the account would. Returns its id. */
async function makeRequest(
  demo: Demo,
  { account, company_id, text }: (typeof REQUESTS)[number],
): Promise<string> {
  const { id } = await actAs<{ id: string }>(demo, account, {
    method: 'POST',
    url: '/api/requests',
    headers: { 'idempotency-key': randomUUID() },
    payload: { text: text.join('\n'), company_id } satisfies NewRequest,
  });
  return id;
}

/** Asks for prices as the demo's buyer would, until noon of the day after tomorrow. Nobody has answered yet. */
async function askPrices(demo: Demo, id: string): Promise<void> {
  const { lines } = await actAs<GoodsRequest>(demo, BUYER_ID, {
    method: 'GET',
    url: `/api/requests/${id}`,
  });
  const noon = addHours(startOfDay(addDays(new Date(), 2), { in: moscow }), 12);
  const wanted = lines.flatMap(({ id: line_id, product_id, quantity }) =>
    quantity === null ? [] : { line_id, product_id, quantity },
  );
  const asked = { lines: wanted, until: new Date(noon).toISOString(), to: 'Рязань' };
  await actAs(demo, BUYER_ID, {
    method: 'POST',
    url: `/api/requests/${id}/inquiries`,
    headers: { 'idempotency-key': randomUUID() },
    payload: asked satisfies InquiryBody,
  });
}

/** Makes what waits for the demo's accounts: a price list, requests, and a question for the prices of one. */
export async function makeWaiting(app: FastifyInstance, db: Db): Promise<void> {
  const demo = { app, db };
  await loadList(demo);
  for (const request of REQUESTS) {
    const made = await makeRequest(demo, request);
    if (request === REQUESTS[0]) await askPrices(demo, made);
  }
}
