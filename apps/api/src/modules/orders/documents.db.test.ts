import { randomUUID } from 'node:crypto';
import type { Order } from '@org/api-client/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from './testing/day-in.ts';
import { createLifeScene, idOf, type LifeScene } from './testing/life-scene.ts';
import { markingCode } from './testing/marking-code.ts';

let scene: LifeScene;
let url: string;
let made: Order;
beforeAll(async () => {
  scene = await createLifeScene();
  const { server, company } = scene;
  await server.db.query(
    `update company set legal_form = 'ООО', inn = '7707083893', kpp = '773601001', legal_address = '620014, Екатеринбург, Малышева, 5',
       bank_bic = '044525225', bank_account = '40702810938000012345', bank_correspondent_account = '30101810400000000225',
       bank_name = 'ПАО «Сбербанк»' where id = $1`,
    [server.suppliers[0]],
  );
  await server.db.query(
    `update company set legal_form = 'ООО', inn = '7736207543', kpp = '770401001', legal_address = '620000, Екатеринбург, Ленина, 1' where id = $1`,
    [company],
  );
  await server.db.query(`update account set full_name = 'Ильин Пётр Сергеевич' where id = $1`, [
    server.seller.id,
  ]);
});
afterAll(() => scene.server.close());

/** Makes an order of the buyer's company that is paid later and may be shipped now. */
async function confirmed(...quantities: number[]): Promise<Order> {
  const { server, company } = scene;
  made = await scene.make(...quantities);
  url = `/orders/${made.id}`;
  await server.db.query('update orders set buyer_id = $2, buyer = $3 where id = $1', [
    made.id,
    company,
    JSON.stringify({ name: 'ООО «Каток»', inn: '7736207543', kpp: '770401001' }),
  ]);
  await server.db.query(
    'insert into agreement values ($1, $2, 14, 100000000000) on conflict do nothing',
    [server.suppliers[0], company],
  );
  await server.seller.post(`${url}/confirm`, {});
  return made;
}

const ship = (items: object[]) =>
  scene.server.seller.post(`${url}/shipments`, {
    carrier: 'Деловые Линии',
    waybill: '26-0012',
    shipped_on: dayIn(0),
    items,
  });
const download = (id: string, format = 'pdf') =>
  scene.buyer.get(`/orders/${made.id}/documents/${id}?format=${format}`);

describe('papers of an order', () => {
  test('are there for both sides, and for nobody else', async () => {
    await confirmed(4, 2);
    await scene.server.seller.post(`${url}/invoice`);
    const [invoice] = (await scene.seen(made)).documents;
    expect(invoice).toMatchObject({ kind: 'invoice', number: 1, shipment_id: null });
    const pdf = await download(invoice?.id ?? '');
    expect(pdf.headers['content-type']).toContain('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await download(invoice?.id ?? '', 'xml')).statusCode).toBe(409);
    expect((await download(randomUUID())).statusCode).toBe(404);
    const stranger = await scene.stranger.get(`${url}/documents/${invoice?.id}`);
    expect(stranger.statusCode).toBe(404);
  });

  test('add up to the order, whatever parts it ships in', async () => {
    const { items } = await confirmed(3, 3);
    const [first, second] = items;
    await scene.server.setOffer(scene.offers[1] ?? '', { bulk_price: 100_033 });
    await ship([
      { id: first?.id, quantity: 1 },
      { id: second?.id, quantity: 2 },
    ]);
    await ship([
      { id: first?.id, quantity: 2 },
      { id: second?.id, quantity: 1 },
    ]);
    const { documents, payable } = await scene.seen(made);
    const upds = documents.filter(({ kind }) => kind === 'upd');
    expect(upds.map(({ number }) => number)).toEqual([1, 2]);
    expect(upds.reduce((sum, one) => sum + one.sum, 0)).toBe(payable);
  });

  test('bear the delivery once, and it is owed with the goods', async () => {
    const { items, payable: goods } = await confirmed(3);
    await scene.server.db.query(
      `update orders set delivery_cost = 50000, receiving = jsonb_build_array(receiving -> 0 || $2::jsonb) where id = $1`,
      [made.id, JSON.stringify({ cost: 50_000, vat_rate: 22 })],
    );
    await scene.server.seller.post(`/orders/${made.id}/invoice`);
    await ship([{ id: items[0]?.id, quantity: 1 }]);
    await ship([{ id: items[0]?.id, quantity: 2 }]);
    const { documents, payable } = await scene.seen(made);
    const sumsOf = (kind: string) =>
      documents.filter((one) => one.kind === kind).map(({ sum }) => sum);
    expect(payable).toBe(goods + 50_000);
    expect(sumsOf('invoice')).toEqual([payable]);
    expect(sumsOf('upd').reduce((sum, one) => sum + one, 0)).toBe(payable);
  });

  test('are numbered without a gap, however many are made at once, and a refusal takes no number', async () => {
    const orders = [await confirmed(1), await confirmed(1), await confirmed(1), await confirmed(1)];
    const before = await scene.server.db.query<{ last: number }>(
      `select last from document_counter where kind = 'upd'`,
    );
    const answers = await Promise.all(
      orders.map((order, at) =>
        scene.server.seller.post(`/orders/${order.id}/shipments`, {
          carrier: 'Машина',
          shipped_on: dayIn(0),
          items: [{ id: idOf(order), quantity: at === 2 ? 9 : 1 }],
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 422]);
    const { rows } = await scene.server.db.query<{ number: number }>(
      `select number from document where kind = 'upd' and supplier_id = $1 order by number`,
      [scene.server.suppliers[0]],
    );
    const last = before.rows[0]?.last ?? 0;
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: last + 3 }, (_, at) => at + 1),
    );
  });

  test('without VAT are a ТОРГ-12 and no УПД', async () => {
    await scene.server.db.query('update offer set vat_rate = null where id = any($1::bigint[])', [
      scene.offers,
    ]);
    const order = await confirmed(2);
    await scene.server.db.query('update order_item set vat_rate = null where order_id = $1', [
      order.id,
    ]);
    await ship([{ id: idOf(order), quantity: 2 }]);
    const { documents } = await scene.seen(order);
    expect(documents.map(({ kind }) => kind)).toEqual(['torg12']);
    const pdf = await download(documents[0]?.id ?? '');
    expect(pdf.statusCode).toBe(200);
    const xml = new TextDecoder('windows-1251').decode(
      (await download(documents[0]?.id ?? '', 'xml')).rawPayload,
    );
    expect(xml).toContain('Функция="ДОП"');
  });

  test('state the origin that the offers had when they were ordered, whatever they say since', async () => {
    const { server, offers, buyer } = scene;
    const says = (country: string, customs_declaration: string | null) =>
      server.setOffer(offers[0] ?? '', { country, customs_declaration });
    await says('Китай', '10702070/150324/5012345');
    const { items } = await confirmed(2);
    expect(items[0]).toMatchObject({
      country: 'Китай',
      customs_declaration: '10702070/150324/5012345',
    });
    await says('Россия', null);
    await ship([{ id: items[0]?.id, quantity: 2 }]);
    const upd = (await scene.seen(made)).documents.find(({ kind }) => kind === 'upd');
    const file = await buyer.get(`${url}/documents/${upd?.id}?format=xml`);
    const text = new TextDecoder('windows-1251').decode(file.rawPayload);
    expect(text).toContain('<СвДТ КодПроисх="156" НомерДТ="10702070/150324/5012345"/>');
    expect(text).toContain('<КрНаимСтрПр>Китай</КрНаимСтрПр>');
  });
});

describe('marked goods', () => {
  test('ship with a code each: one that can’t be read, comes twice or has left before says where', async () => {
    await scene.server.db
      .query(`update product set section = 1 where section <> 1`)
      .catch(() => undefined);
    const order = await confirmed(2, 2);
    const [a, b] = order.items;
    const codes = [1, 2, 3, 4].map((n) => markingCode(n));
    const refused = async (items: object[]) => (await ship(items)).json().errors;
    expect(
      await refused([{ id: a?.id, quantity: 2, codes: ['4601234567893', codes[0]] }]),
    ).toHaveProperty(['items.0.codes.0']);
    expect(await refused([{ id: a?.id, quantity: 2, codes: [codes[0]] }])).toEqual({
      'items.0.codes': ['Кодов 1, а шин 2'],
    });
    expect(
      await refused([
        { id: a?.id, quantity: 2, codes: [codes[0], codes[1]] },
        { id: b?.id, quantity: 1, codes: [`${codes[1]}\u001d91AAAA`] },
      ]),
    ).toEqual({ 'items.1.codes.0': [`Этот код уже внесён в строке ${a?.product.title}`] });
    const scanned = [`]d2${codes[0]}{GS}91EE06`, `"${codes[1]?.replaceAll('"', '""')}";`];
    expect((await ship([{ id: a?.id, quantity: 2, codes: scanned }])).statusCode).toBe(200);
    expect(await refused([{ id: b?.id, quantity: 1, codes: [codes[0]] }])).toEqual({
      'items.0.codes.0': [`Этот код уже отгружен в заказе ${order.number}`],
    });
    const seen = await scene.seen(order);
    expect(seen.shipments[0]?.items[0]?.codes).toEqual(codes.slice(0, 2));
    expect(seen.shipments).toHaveLength(1);

    const receive = `${url}/shipments/${seen.shipments[0]?.id}/receive`;
    const line = { id: a?.id, quantity: 2 };
    const foreign = await scene.buyer.post(receive, { items: [{ ...line, codes: [codes[3]] }] });
    expect(foreign.json().errors).toEqual({
      'items.0.codes.0': ['Такого кода в этой отгрузке нет'],
    });
    expect(
      (await scene.buyer.post(receive, { items: [{ ...line, codes: [`^]${codes[1]}^]91EE06`] }] }))
        .statusCode,
    ).toBe(200);
  });
});

describe('between two companies', () => {
  test('terms are set, used and told; an акт сверки says who owes whom', async () => {
    const { server, company, buyer } = scene;
    const ownSupplier = server.suppliers[0];
    const terms = { pay_days: 7, credit_limit: 50_000_000 };
    expect(
      (await server.seller.put(`/companies/${ownSupplier}/agreements/${company}`, terms))
        .statusCode,
    ).toBe(204);
    const none = await server.seller.put(
      `/companies/${ownSupplier}/agreements/${server.suppliers[1]}`,
      terms,
    );
    expect(none.statusCode).toBe(404);
    const order = await confirmed(2);
    await ship([{ id: idOf(order), quantity: 2 }]);
    await server.db.query(`update orders set pay_until = '2026-01-01' where id = $1`, [order.id]);
    const { data } = (await server.seller.get(`/companies/${ownSupplier}/agreements`)).json();
    expect(data).toMatchObject([{ buyer: { id: company }, ...terms, overdue: 200_000 }]);
    const seen = await scene.seen(order);
    expect(seen.credit).toEqual({ limit: 50_000_000, used: data[0].used, overdue: 200_000 });
    const period = 'from=2026-01-01&to=2026-12-31';
    for (const [who, mine, partner] of [
      [server.seller, ownSupplier, company],
      [buyer, company, ownSupplier],
    ] as const) {
      const act = await who.get(`/companies/${mine}/reconciliation?partner=${partner}&${period}`);
      expect(act.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const strange = `/companies/${ownSupplier}/reconciliation?partner=${company}&${period}`;
    expect((await buyer.get(strange)).statusCode).toBe(404);
  });
});
