import { createCompany } from './companies.ts';
import { createOrderApp } from './order-app.ts';
import type { TestApp } from './test-app.ts';
import { createBuyer } from './trade-app.ts';

interface ToolAnswer {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent: Record<string, unknown>;
}

/** What the door answers to a message. */
interface DoorAnswer {
  status: number;
  headers: Record<string, unknown>;
  message: {
    result?: Record<string, unknown>;
    error?: { code: number; message: string };
  };
}

/** A program that shops through the door, with a company's key or without one. */
export function assistant({ app }: Pick<TestApp, 'app'>, secret?: string) {
  const send = async (
    payload: unknown,
    headers: Record<string, string> = {},
  ): Promise<DoorAnswer> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        'content-type': 'application/json',
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
        ...headers,
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      message: answer.body === '' ? {} : answer.json(),
    };
  };
  const ask = (method: string, params: object = {}) =>
    send({ jsonrpc: '2.0', id: 1, method, params });
  return {
    send,
    ask,
    /** Calls a tool. Throws if the protocol refuses. */
    async use(name: string, given: object = {}): Promise<ToolAnswer> {
      const { message } = await ask('tools/call', { name, arguments: given });
      if (!message.result) throw new Error(JSON.stringify(message));
      return message.result as unknown as ToolAnswer;
    },
  };
}

/** Creates a trade with a buyer's company, and an assistant that has its key. */
export async function createAssistantApp(options: Parameters<typeof createOrderApp>[0] = {}) {
  const server = await createOrderApp(options);
  const buyer = await createBuyer(server);
  const { id: company } = await createCompany(buyer);
  const makeKey = async (scopes: string[]): Promise<string> =>
    (await buyer.post(`/companies/${company}/keys`, { name: 'Помощник', scopes })).json().secret;
  const secret = await makeKey(['catalog', 'orders', 'events']);
  const [offer = ''] = server.offers[0];
  const { rows } = await server.db.query<{ id: string }>(
    'select product_id::text id from offer where id = $1::bigint',
    [offer],
  );
  await server.db.query('update company set min_order_sum = 0, pickup = true');
  await server.setOffer(offer, { min_order: 1, multiple: 1 });
  return {
    ...{ server, company, makeKey, secret, offer },
    product: rows[0]?.id ?? '',
    shop: assistant(server, secret),
    /** Four pieces of the offer, fetched. */
    wish: { lines: [{ offer_id: offer, quantity: 4 }], pickup: true },
  };
}

export type AssistantApp = Awaited<ReturnType<typeof createAssistantApp>>;
