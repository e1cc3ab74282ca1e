import { randomUUID } from 'node:crypto';
import type { Approval, LimitBody, Order } from '@org/api-client/schema';
import { createCompany } from '../../../testing/companies.ts';
import type { OrderApp } from '../../../testing/order-app.ts';
import { createBuyer } from '../../../testing/trade-app.ts';
import type { User } from '../../../testing/visitor.ts';
import { lapseApprovals } from '../approvals/approvals.jobs.ts';

export type ApprovalScene = Awaited<ReturnType<typeof createApprovalScene>>;

/** A company with an owner and a member, Павел, who order pieces of 1 000 ₽ from two suppliers with 100 each. */
export async function createApprovalScene(server: OrderApp) {
  await server.db.query('update company set min_order_sum = 0, pickup = true');
  const [[offer = ''], [other = '']] = server.offers;
  for (const id of [offer, other])
    await server.setOffer(id, {
      ...{ bulk_price: 100_000, quantity: 100, min_order: 1, multiple: 1, vat_included: true },
    });
  const [owner, pavel] = [await createBuyer(server), await createBuyer(server)];
  const { id: company } = await createCompany(owner);

  async function join(user: User, name: string, to = company) {
    await server.db.query('insert into company_member values ($1, $2)', [to, user.id]);
    await server.db.query(
      'update employee set full_name = $3 where company_id = $1 and account_id = $2',
      [to, user.id, name],
    );
  }
  async function employeeOf(user: User, of = company): Promise<string> {
    const { rows } = await server.db.query<{ id: string }>(
      'select id from employee where company_id = $1 and account_id = $2',
      [of, user.id],
    );
    return rows[0]?.id ?? '';
  }
  const limit = async (
    sums: LimitBody,
    { user = pavel as User, by = owner as User, of = company } = {},
  ) =>
    by.put(`/companies/${of}/employees/${await employeeOf(user, of)}`, {
      ...{ full_name: 'Павел', limit: sums },
    });

  const post = (
    url: string,
    payload: object,
    { by = pavel.authorization, key = randomUUID() as string } = {},
  ) =>
    server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: by, 'idempotency-key': key },
      payload,
    });
  /** Orders pieces of 1 000 ₽ for the company. */
  const order = (pieces: number, options?: Parameters<typeof post>[2], of = company) =>
    post(
      `/companies/${of}/purchases`,
      { lines: [{ offer_id: offer, quantity: pieces }], pickup: true, comment: 'Такси-парк' },
      options,
    );
  /** Orders above the limit, and resolves to what waits. */
  async function ask(pieces = 5, options?: Parameters<typeof post>[2]): Promise<Approval> {
    const answer = await order(pieces, options);
    if (answer.statusCode !== 202) throw new Error(answer.body);
    return answer.json().approval;
  }
  const list = async (user: User, of = company) =>
    (await user.get(`/companies/${of}/approvals`)).json<{ data: Approval[] }>().data;
  const decide = (
    what: 'approve' | 'decline' | 'withdraw',
    { id }: Approval,
    { by = owner as User, total = 500_000, of = company } = {},
  ) =>
    by.post(
      `/companies/${of}/approvals/${id}/${what}`,
      what === 'approve'
        ? { total }
        : what === 'decline'
          ? { reason: 'Сначала один комплект' }
          : undefined,
    );
  const ordersOf = async (of = company) =>
    (await owner.get(`/companies/${of}/purchases`)).json<{ data: Order[] }>().data;
  const NO_JOBS = { add: async () => undefined } as never;
  const lapse = () => lapseApprovals({ db: server.db, jobs: NO_JOBS });

  await join(pavel, 'Павел');
  return {
    ...{ owner, pavel, company, offer, other, join, employeeOf },
    ...{ limit, post, order, ask, list, decide, ordersOf, lapse },
  };
}
