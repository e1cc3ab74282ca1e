import { randomUUID } from 'node:crypto';
import type { Exchange, Showcase, Source } from '@org/api-client/schema';
import { hashToken } from '../../accounts/auth.ts';
import { addChallenge, findChallenge } from '../../accounts/challenges.ts';
import { takeDue as takeDueWebhook } from '../../modules/events/webhooks/due-webhooks.sql.ts';
import { sendOrderLetter, sendOrderPush } from '../../modules/orders/orders.jobs.ts';
import {
  beginFetch,
  takeDue as takeDueSource,
} from '../../modules/price-lists/sources/source-fetches.sql.ts';
import { insertLetter } from '../../modules/price-lists/sources/source-letters.sql.ts';
import { invitationToken, linkToken } from '../authorisation/things.ts';
import { oneC } from '../price-lists/one-c.ts';
import { RULES } from '../showcase-app.ts';
import { visitor } from '../visitor.ts';
import type { CredentialScene } from './scene.ts';

/** Makes a credential of the holder's. Resolves to a function that tries it, and resolves to whether it opens anything. */
type Credential = (scene: CredentialScene) => Promise<() => Promise<boolean>>;

interface Answer {
  statusCode: number;
  body: string;
}
const REFUSED = [401, 403, 404];
/** Whether an answer lets the caller in. Throws for an answer that neither does nor refuses. */
function isLetIn({ statusCode, body }: Answer): boolean {
  if (statusCode >= 300 && !REFUSED.includes(statusCode)) throw new Error(`${statusCode}: ${body}`);
  return statusCode < 300;
}
function made<Made>(answer: Answer & { json: <Body>() => Body }): Made {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json<Made>();
}

const calling =
  (who: 'get' | 'post', url: (company: string) => string): Credential =>
  async ({ holder, company }) =>
  async () =>
    isLetIn(await holder[who](url(company)));

const NOWHERE = 'http://127.0.0.1:9/';

async function openExchange({ server, holder, company }: CredentialScene) {
  const answer = await holder.post(`/companies/${company}/exchange`);
  const { exchange, password } = made<{ exchange: Exchange; password: string }>(answer);
  return oneC(server, { login: exchange.login, password });
}

const exchangeCookie =
  (outcome: string | null): Credential =>
  async (scene) => {
    const one = await openExchange(scene);
    await one.signIn('sale');
    await scene.server.db.query('update exchange_session set outcome = $1', [outcome]);
    return async () => (await one.call('sale', 'init')).text.startsWith('success');
  };

const makeSource = ({ holder, company }: CredentialScene) =>
  holder
    .post(`/companies/${company}/sources`, {
      ...{ name: 'Зима', url: `${NOWHERE}zima.xlsx`, mode: 'update', every_minutes: 60 },
    })
    .then((answer) => made<Source>(answer));

/** Everything that lets somebody in, or acts, in the name of a person. */
export const CREDENTIALS = {
  'session, in the company': calling('get', (company) => `/companies/${company}`),
  'session, in the account': calling('get', () => '/user'),
  key: async ({ server, holder, company }) => {
    const body = { name: 'Программа', scopes: ['events'] };
    const { secret } = made<{ secret: string }>(
      await holder.post(`/companies/${company}/keys`, body),
    );
    const program = visitor(server, `Bearer ${secret}`);
    return async () => isLetIn(await program.get(`/companies/${company}/events`));
  },
  'exchange, its password': async (scene) => {
    const one = await openExchange(scene);
    return async () => (await one.signIn()).startsWith('success');
  },
  'exchange, its cookie': exchangeCookie(null),
  'exchange, the cookie of one that asks for a price': exchangeCookie('asking'),
  webhook: async ({ server: { db }, holder, company }) => {
    made(await holder.post(`/companies/${company}/webhooks`, { url: NOWHERE }));
    await db.query(`select add_event($1, 'price_list.done', 'x', '{"status": "done"}')`, [company]);
    return async () => {
      await db.query('update webhook set leased_until = null');
      return (await takeDueWebhook(db)) !== undefined;
    };
  },
  'source, by its schedule': async (scene) => {
    await makeSource(scene);
    const { db } = scene.server;
    return async () => {
      await db.query('update source set due_at = now()');
      return (await takeDueSource(db)) !== undefined;
    };
  },
  'source, a fetch in the queue': async (scene) => {
    const { id } = await makeSource(scene);
    const { db } = scene.server;
    const { rows } = await db.query<{ id: string }>(
      'select id::text id from source_fetch where source_id = $1',
      [id],
    );
    return async () => (await beginFetch(db, rows[0]?.id ?? '0'))?.is_acting ?? false;
  },
  'source, by letter': async ({ server: { db }, holder, company }) => {
    const token = randomUUID();
    await db.query(
      `insert into source (id, company_id, account_id, name, kind, mail_token, mode)
       values (gen_random_uuid(), $1, $2, 'Почта', 'mail', $3, 'update')`,
      [company, holder.id, token],
    );
    return async () => {
      const message = hashToken(randomUUID());
      await insertLetter(db, { token, message, validity: 1, uid: 1 });
      const { rows } = await db.query('select from source_letter where message = $1', [message]);
      return rows.length > 0;
    };
  },
  'link of a showcase': async ({ server, holder, company }) => {
    const body = { ...RULES, name: 'Витрина' };
    const showcase = made<Showcase>(await holder.post(`/companies/${company}/showcases`, body));
    const link = showcase.links.find(({ file }) => file === 'price.xlsx')?.url ?? '';
    const { pathname } = new URL(link);
    return async () => isLetIn(await server.app.inject({ method: 'GET', url: pathname }));
  },
  invitation: async ({ server, holder, company }) => {
    const token = await invitationToken({ server, company, owner: holder });
    return async () => isLetIn(await visitor(server).get(`/invitations/${token}`));
  },
  order: async (scene) => {
    const { order } = await scene.order();
    return async () => isLetIn(await scene.holder.get(`/orders/${order.id}`));
  },
  news: async (scene) => {
    const { order } = await scene.order();
    return async () => {
      const answer = await scene.holder.get('/news');
      if (!isLetIn(answer)) return false;
      const { data, unread } = answer.json<{ data: { order: { id: string } }[]; unread: number }>();
      const isListed = data.some((item) => item.order.id === order.id);
      if (isListed !== unread > 0) throw new Error('The list and the number differ.');
      return isListed;
    };
  },
  'letter of an order, in the queue': async (scene) => {
    const { event } = await scene.order();
    const { db } = scene.server;
    return async () => {
      const sent: unknown[] = [];
      const take = async (message: unknown) => void sent.push(message);
      const post = { email: take, phone: take };
      const letter = { event, to: scene.holder.email, side: 'buyer' } as const;
      await sendOrderLetter({ db, post, publicUrl: 'https://protektor.example' }, letter);
      return sent.length > 0;
    };
  },
  'notice in a browser, in the queue': async (scene) => {
    const { event } = await scene.order();
    const { db, config } = scene.server;
    const { rows } = await db.query<{ id: string }>(
      `insert into push_subscription (session_id, endpoint, p256dh, auth, server_key)
       select id, 'https://push.example/' || gen_random_uuid(), '', '', 'ours' from session where token_hash = $1 returning id`,
      [hashToken(scene.holder.authorization.replace('Bearer ', ''))],
    );
    const job = { event, side: 'buyer', browser: rows[0]?.id ?? '', account: scene.holder.id };
    return async () => {
      let shown = 0;
      const push = async () => {
        shown += 1;
        return true;
      };
      const jobs = { add: async () => undefined } as never;
      const pushKey = { publicKey: 'ours', privateKey: '' };
      await sendOrderPush({ db, jobs, config, pushKey, push }, { ...job, side: 'buyer' });
      return shown > 0;
    };
  },
  'link for a new password': async ({ server, holder, company }) => {
    await server.db.query(`update account set email = 'owner@koleso.ru' where id = $1`, [
      holder.id,
    ]);
    const token = await linkToken({ server, company, owner: holder }, 'password');
    await server.db.query('update account set email = $2 where id = $1', [holder.id, holder.email]);
    return async () => {
      const { rows } = await server.db.query('select from link where token_hash = $1', [
        hashToken(token),
      ]);
      return rows.length > 0;
    };
  },
  'login that waits for its second factor': async ({ server: { db }, holder }) => {
    const { token } = await addChallenge(db, {
      accountId: holder.id,
      purpose: 'login',
      question: '',
    });
    return async () => (await findChallenge(db, token, 'login')) !== undefined;
  },
  'link that ends letters': async ({ server, holder }) => {
    const { rows } = await server.db.query<{ key: string }>(
      'select letters_key "key" from account where id = $1',
      [holder.id],
    );
    const url = `/letters/${rows[0]?.key}/off`;
    return async () => isLetIn(await visitor(server).post(url, { kind: 'orders' }));
  },
} satisfies Record<string, Credential>;

export type CredentialName = keyof typeof CREDENTIALS;
