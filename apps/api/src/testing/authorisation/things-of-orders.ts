import { openStorage } from '../../storage/storage.ts';
import { one, type Scene, someMember, someOffer } from './things.ts';

/** Creates an order that the owner has made with a supplier. */
export async function someOrder(scene: Scene, status = 'new'): Promise<string> {
  const purchase = await one<string>(
    scene,
    `insert into orders (id, account_id, supplier_id, status, buyer, supplier, contact, delivery)
     values (gen_random_uuid(), $1, $2, $3, '{"name":"Покупатель"}', '{"name":"Поставщик"}', '{"full_name":null,"phone":null,"email":null}', '{"kind":"pickup","address":null}') returning id as value`,
    [scene.owner.id, scene.company, status],
  );
  await scene.server.db.query(
    `insert into order_item (id, order_id, position, offer_id, product, city, warehouse, quantity, bulk_price, vat_rate, vat_included)
     select gen_random_uuid(), $1, 1, id, product_brief(product_id), '', '', 4, bulk_price, vat_rate, vat_included from offer limit 1`,
    [purchase],
  );
  await scene.server.db.query(`insert into order_event (order_id, status) values ($1, 'new')`, [
    purchase,
  ]);
  return purchase;
}

/** Creates an order to which its supplier has done this. */
export async function someTale(scene: Scene, ...kinds: string[]) {
  const id = await someOrder(scene, 'declined');
  await scene.server.db.query(
    `insert into order_event (order_id, status, kind) select $1, 'declined', unnest($2::text[])`,
    [id, kinds],
  );
  return { params: { id } };
}

/**
 * Creates an order with credit terms whose supplier has sent half of it. The buyer has received that half if
 * `isReceived`.
 */
export async function someShippedOrder(scene: Scene, { isReceived = false } = {}) {
  const id = await someOrder(scene, 'shipped');
  await scene.server.db.query('update orders set pay_days = 7, due_at = null where id = $1', [id]);
  const item_id = await one<string>(
    scene,
    `update order_item set confirmed_quantity = 4, shipped = 2, received = $2 where order_id = $1 returning id as value`,
    [id, isReceived ? 2 : 0],
  );
  const shipment_id = await one<string>(
    scene,
    `insert into shipment (id, order_id, position, carrier, shipped_on, received_at)
     values (gen_random_uuid(), $1, 1, 'Своя машина', current_date, case when $2 then now() end) returning id as value`,
    [id, isReceived],
  );
  await scene.server.db.query(
    'insert into shipment_item (shipment_id, item_id, quantity) values ($1, $2, 2)',
    [shipment_id, item_id],
  );
  return { id, item_id, shipment_id };
}

/** Creates an approval that waits: of the owner's, or of somebody else's for the owner to decide. */
export async function someApproval(scene: Scene, isOwn = false): Promise<{ approval_id: string }> {
  const { server, owner, company } = scene;
  await server.db.query('update company set min_order_sum = 0, pickup = true');
  await someMember(scene);
  const approval_id = await one<string>(
    scene,
    `insert into approval (id, company_id, account_id, approver_id, excess, terms, total)
     select gen_random_uuid(), m.company_id, m.account_id,
       (select e.id from employee e where e.company_id = $1 and e.account_id = $2), '{"period":"order","limit":0,"used":0,"over":1}',
       jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('offer_id', o.id::text, 'product', product_brief(o.product_id),
         'supplier', 'Каток', 'quantity', 8, 'bulk_price', o.bulk_price, 'sum', 8 * o.bulk_price)),
         'choices', jsonb_build_array(jsonb_build_object('warehouse_id', o.warehouse_id::text, 'kind', 'pickup', 'address_id', null))),
       1
     from company_member m, offer o where m.company_id = $1 and (m.account_id = $2) = $3 and o.id = $4::bigint
     order by m.account_id desc limit 1 returning id as value`,
    [company, owner.id, isOwn, await someOffer(scene)],
  );
  return { approval_id };
}

/** Creates a company that has ordered from the owner's. */
export async function someBuyer(scene: Scene): Promise<string> {
  const id = await someOrder(scene);
  const buyer = await one<string>(
    scene,
    `insert into company (id, name) values (gen_random_uuid(), 'Покупатель') returning id as value`,
  );
  await scene.server.db.query('update orders set buyer_id = $2 where id = $1', [id, buyer]);
  return buyer;
}

/** Creates an invoice for an order of the owner's. */
export async function someDocument(scene: Scene) {
  const id = await someOrder(scene, 'invoiced');
  const party = { name: 'Каток', inn: null, kpp: null, address: null, bank: null };
  const content = {
    seller: party,
    buyer: party,
    ship_to: null,
    order: { number: 'П-000001', date: '2026-11-23' },
    lines: [],
    by: { name: null, position: null },
    pay_until: null,
    carrier: null,
    waybill: null,
    payments: [],
  };
  const document_id = await one<string>(
    scene,
    `insert into document (id, order_id, kind, year, number, issued_on, sum, content)
     values (gen_random_uuid(), $1, 'invoice', 2026, 1, '2026-11-23', 0, $2) returning id as value`,
    [id, JSON.stringify(content)],
  );
  return { id, document_id };
}

/** Creates a file that the owner has added to an order. */
export async function someOrderFile(scene: Scene) {
  const id = await someOrder(scene);
  const file_id = await one<string>(
    scene,
    `insert into order_file (id, order_id, account_id, name, bytes)
     values (gen_random_uuid(), $1, $2, 'письмо.txt', 5) returning id as value`,
    [id, scene.owner.id],
  );
  const storage = await openStorage(scene.server.config);
  await storage.put(`orders/${id}/${file_id}`, 'текст');
  return { id, file_id };
}

/** Creates a shipped order with a claim that waits for an answer. */
export async function someClaim(scene: Scene) {
  const { id, item_id } = await someShippedOrder(scene, { isReceived: true });
  const claim_id = await one<string>(
    scene,
    `insert into claim (id, order_id, item_id, kind, wish, quantity)
     values (gen_random_uuid(), $1, $2, 'damaged', 'refund', 1) returning id as value`,
    [id, item_id],
  );
  return { id, claim_id };
}
