import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../accounts/auth.ts';
import type { Db } from '../db/db.ts';
import { SUPPLIER_ID } from '../seed/parties/demo-accounts.ts';

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

/** Loads a price list as the demo's supplier would. It then waits for the supplier's answers. */
export async function loadWaitingList(app: FastifyInstance, db: Db): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    'select company_id id from company_member where account_id = $1',
    [SUPPLIER_ID],
  );
  const company = rows[0]?.id ?? '';
  const token = randomBytes(32).toString('base64url');
  const session = hashToken(token);
  await db.query(
    `insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 minute')`,
    [session, SUPPLIER_ID],
  );
  try {
    await app.inject({
      method: 'POST',
      url: `/api/companies/${company}/rests/imports`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      payload: `${part('mode', 'update')}${part('file', await writeList(db, company), '; filename="Прайс ноябрь.csv"')}--${BOUNDARY}--\r\n`,
    });
  } finally {
    await db.query('delete from session where token_hash = $1', [session]);
  }
}
