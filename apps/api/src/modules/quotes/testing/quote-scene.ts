import { randomUUID } from 'node:crypto';
import type { GoodsRequest, Inquiry, RequestQuotes } from '@org/api-client/schema';
import { atLast } from '../../../testing/at-last.ts';
import { createCompany } from '../../../testing/companies.ts';
import type { OrderApp } from '../../../testing/order-app.ts';
import { createBuyer } from '../../../testing/trade-app.ts';
import { createUser, type User } from '../../../testing/visitor.ts';

export type QuoteScene = Awaited<ReturnType<typeof createQuoteScene>>;

const HOUR = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

/** What a request asks for, with words that are nobody's business. */
const TEXT = '205/55 R16 для Ивана с Окской - 8 шт\n195/65 R15 4';

/** A quote that differs from the usual one: the asked product at 900 ₽, all its pieces. */
interface QuoteChange {
  offer_id?: string;
  price?: number;
  quantity?: number;
  day?: string | null;
}

/** A member of a company with one role, or with all rights. */
export async function join({ db }: OrderApp, user: User, company: string, role = '') {
  await db.query('insert into company_member values ($1, $2)', [company, user.id]);
  await db.query('update employee set roles = $3 where company_id = $1 and account_id = $2', [
    company,
    user.id,
    `{${role}}`,
  ]);
}

/** One product that the first two suppliers sell at 1 000 ₽, 100 pieces each; everything is delivered for 800 ₽. */
async function createMarket({ db, offers, setOffer }: OrderApp) {
  const [[first = ''], [second = '']] = offers;
  for (const table of ['inquiry', 'event', 'delivery_zone']) await db.query(`delete from ${table}`);
  await db.query('update company set min_order_sum = 0, pickup = true');
  for (const id of [first, second])
    await setOffer(id, {
      ...{ bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1, vat_included: true },
    });
  await db.query(
    `update offer o set product_id = x.product_id, section = x.section, dot_year = null, dot_week = null
     from offer x where x.id = $1 and o.id in ($1, $2)`,
    [first, second],
  );
  await db.query(`with zone as (insert into delivery_zone (company_id, position, name, own_city, everywhere, cities, regions)
      select id, 1, 'Везде', true, true, '{}', '{}' from company returning id, company_id)
    insert into delivery_term (zone_id, warehouse_id, days_min, days_max, cutoff, workdays, basis, price, min_cost)
    select zone.id, w.id, 1, 1, 960, '{1,2,3,4,5}', 'order', 80000, 0 from zone join warehouse w using (company_id)`);
  const { rows } = await db.query<{ product: string; city: string }>(
    `select (select product_id::text from offer where id = $1) product, (select name from city order by id limit 1) city`,
    [first],
  );
  return { first, second, product: rows[0]?.product ?? '', city: rows[0]?.city ?? '' };
}

/** A company that wants 8 and 4 pieces of a product that two suppliers sell. Each has a member who answers. */
export async function createQuoteScene(server: OrderApp) {
  const market = await createMarket(server);
  const owner = await createBuyer(server);
  const { id: company } = await createCompany(owner);
  const rival = await createUser(server, { email: `${randomUUID()}@koleso.ru` });
  await join(server, rival, server.suppliers[1]);

  const post = (path: string, payload: object, by: User = owner, key: string = randomUUID()) =>
    server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: by.authorization, 'idempotency-key': key },
      payload,
    });
  async function newRequest(by: User = owner, company_id: string | null = company) {
    const answer = await atLast(() => post('/requests', { text: TEXT, company_id }, by));
    const { id } = answer.json<{ id: string }>();
    const { lines } = (await by.get(`/requests/${id}`)).json<GoodsRequest>();
    return { id, lines: lines.filter(({ state }) => state === 'open').map((line) => line.id) };
  }
  const request = await newRequest();
  const ask = (more: object = {}, by: User = owner, key?: string, of = request) => {
    const lines = of.lines.map((line_id, at) => ({
      ...{ line_id, product_id: market.product, quantity: at === 0 ? 8 : 4 },
    }));
    const body = { lines, until: inHours(24), to: market.city, ...more };
    return post(`/requests/${of.id}/inquiries`, body, by, key);
  };
  /** Asks all suppliers, and resolves to the inquiry's id. */
  async function asked(more?: object, by?: User, of?: typeof request): Promise<string> {
    const answer = await ask(more, by, undefined, of);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().id;
  }
  const parts = { ...market, ...request, owner, company, rival, post, ask, asked, newRequest };
  return { ...parts, ...answering(server, parts), ...taking(parts) };
}

type Parts = { first: string; second: string; id: string; owner: User; rival: User };

function answering({ suppliers, seller }: OrderApp, { first, second, rival }: Parts) {
  const [one, two] = suppliers;
  const seen = async (inquiry: string, by: User = seller, of: string = one) =>
    (await by.get(`/companies/${of}/inquiries/${inquiry}`)).json<Inquiry>();
  /** Answers for the first supplier; a line that is null is not quoted. */
  async function answer(
    inquiry: string,
    changes: readonly (QuoteChange | null)[] = [{}],
    { by = seller, of = one as string, offer = first, version = -1, holds = inHours(48) } = {},
  ) {
    const now = await seen(inquiry, by, of);
    const lines = changes.flatMap((change, at) => {
      const line = now.lines?.[at];
      const usual = { id: line?.id, offer_id: offer, price: 90_000, quantity: line?.quantity };
      return change && line ? [{ ...usual, day: null, ...change }] : [];
    });
    return by.put(`/companies/${of}/inquiries/${inquiry}`, {
      ...{ version: version < 0 ? now.version : version, holds_until: holds, lines },
    });
  }
  const answerOfRival = (inquiry: string, changes: readonly (QuoteChange | null)[]) =>
    answer(inquiry, changes, { by: rival, of: two, offer: second });
  return { seen, answer, answerOfRival };
}

function taking({
  id: ownId,
  owner,
  post,
}: Parts & { post: (path: string, body: object, by?: User, key?: string) => unknown }) {
  type Post = (path: string, body: object, by?: User, key?: string) => ReturnType<User['post']>;
  const quotes = async (id = ownId, by: User = owner) =>
    (await by.get(`/requests/${id}/quotes`)).json<RequestQuotes>();
  /** The body that orders the best quote of a line as it is now. */
  async function bodyOf(at = 0, change: object = {}, id = ownId, by: User = owner) {
    const line = (await quotes(id, by)).lines[at];
    const [quote] = line?.quotes ?? [];
    const offer = {
      ...{ offer_id: quote?.offer_id, quantity: quote?.quantity, max_price: quote?.price },
      ...{ quote: { id: quote?.id, version: quote?.version }, ...change },
    };
    return { line_id: line?.line_id, offers: [offer] };
  }
  const order = (lines: object[], more: object = {}, by?: User, key?: string, id = ownId) =>
    (post as Post)(`/requests/${id}/orders`, { lines, ...more }, by, key);
  const take = async (at = 0, change: object = {}, more: object = {}) =>
    order([await bodyOf(at, change)], more);
  return { quotes, bodyOf, order, take };
}
