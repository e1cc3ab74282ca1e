import { waitFor } from '@org/config/wait-for';
import { expect } from 'vitest';
import type { Import } from '../../modules/price-lists/price-list-wire.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { MULTIPART, multipart, type Part } from '../upload.ts';
import { createUser, type User } from '../visitor.ts';
import { createSupplier, type Supplier } from './supplier.ts';
import { type Cells, workbook } from './workbook.ts';

const TITLES = ['Код', 'Наименование', 'Бренд', 'Опт', 'Остаток'];
export const TYRES: Cells = [
  ['N-1', 'Pirelli Ice Zero 205/55 R16 94T XL шип', 'Pirelli', 5480, 12],
  ['N-2', 'Cordiant Snow Cross 2 195/65 R15 95T шип', 'Cordiant', 4310, '>40'],
  ['N-3', 'Viatti Strada Asimmetrico V-130 205/55 R16 91V', 'Viatti', 5300, 8],
];
/** Makes a workbook with one sheet of tyres. */
export const book = (rows: Cells = TYRES) => workbook({ Шины: [TITLES, ...rows] });

/** Creates a server that does its jobs, and a user who loads price lists for one company after another. */
export async function createPriceListApp(given?: TestApp) {
  const server: TestApp = given ?? (await createTestApp());
  if (!given) await server.app.doJobs();
  const user: User = await createUser(server, { email: 'anna@koleso.ru' });
  let supplier: Supplier = await createSupplier(server, user);

  const path = (id: string, rest = '') => `/companies/${supplier.id}/rests/imports/${id}${rest}`;
  const send = (content: Buffer, fields: Part[] = []) =>
    server.app.inject({
      method: 'POST',
      url: `/api/companies/${supplier.id}/rests/imports`,
      headers: { authorization: user.authorization, 'content-type': MULTIPART },
      payload: multipart([...fields, ['file', content, 'Прайс.xlsx']]),
    });
  const upload = async (content: Buffer, fields: Part[] = []): Promise<Import> => {
    const answer = await send(content, fields);
    expect(answer.json()).toMatchObject({ status: 'reading' });
    return answer.json();
  };
  const look = async (id: string): Promise<Import> => (await user.get(path(id))).json();
  /** Waits until an import has one of the states, or has failed. */
  const until = (id: string, ...states: Import['status'][]) =>
    waitFor(async () => {
      const list = await look(id);
      expect([...states, 'failed']).toContain(list.status);
      return list;
    });
  /** Loads and applies a price list, whatever warnings it has. */
  const apply = async (content: Buffer, fields: Part[] = []): Promise<Import> => {
    const { id } = await upload(content, fields);
    const preview = await until(id, 'preview', 'done');
    if (preview.status !== 'preview') return preview;
    const accepted_warnings = preview.warnings.map(({ code }) => code);
    const answer = await user.post(path(id, '/confirm'), { accepted_warnings });
    expect(answer.statusCode).toBe(202);
    return until(id, 'done');
  };
  /** The offers of the company. */
  const stock = async () => {
    const { rows } = await server.db.query<{ name: string; price: number; quantity: number }>(
      `select concat_ws(' ', b.name, m.name) as name, bulk_price price, o.quantity from offer o join listing l using (product_id)
       left join brand b on b.id = l.brand_id left join model m on m.id = l.model_id where supplier_id = $1 order by 1, 2`,
      [supplier.id],
    );
    return rows;
  };
  /** Continues with another company. */
  const changeSupplier = async () => {
    supplier = await createSupplier(server, user);
  };
  return {
    server,
    user,
    supplierId: () => supplier.id,
    path,
    send,
    upload,
    look,
    until,
    apply,
    stock,
    changeSupplier,
  };
}
export type PriceListApp = Awaited<ReturnType<typeof createPriceListApp>>;
