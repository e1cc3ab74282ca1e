import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Caller, createCaller } from '../../faults/caller.ts';
import type { components } from '../../packages/api-client/src/schema.ts';
import { luck } from '../api/measure.ts';
import { type Cart, orderCart, settle } from './buying.ts';

type Page = components['schemas']['ProductPage'];
interface Offer {
  id: string;
  quantity: number;
  min_order: number;
  multiple: number;
}

/** The kinds of activity, and how many people do each. */
export const KINDS = { search: 60, offers: 25, cart: 10, order: 5 } as const;
export type Kind = keyof typeof KINDS;

/** The results of all that people do. */
export interface Watch {
  /** milliseconds of each call, by its kind */
  times: Record<Kind, number[]>;
  /** answers by their status; 0 if there was no answer */
  statuses: Map<number, number>;
  /** orders that were made */
  made: number;
  /** answers to orders that were not made, with their counts */
  refusals: Map<string, number>;
  /** the first answers that should never happen */
  errors: string[];
}

export const newWatch = (): Watch => ({
  times: { search: [], offers: [], cart: [], order: [] },
  statuses: new Map(),
  made: 0,
  refusals: new Map(),
  errors: [],
});

const RAIL = [
  'brand',
  'width',
  'profile',
  'diameter',
  'season',
  'studded',
  'run_flat',
  'xl',
  'price',
];
const TEXTS = [
  '205/55 r16 зима',
  'nokian',
  'летние 195/65',
  'шипы 17',
  'cordiant',
  'мишлен 225/45',
];
const SEASONS = ['winter', 'summer', 'all_season'];
const MAX_ERRORS = 5;

/** Registers an account through the API, with an address to deliver to. */
export async function register(origin: string): Promise<Caller> {
  const body = {
    login: `${randomUUID()}@buyers.example`,
    password: `Вишня и гвоздь ${randomUUID()}`,
  };
  const { status, body: session } = await createCaller('').call<{ token: string }>(
    origin,
    '/auth/register',
    { body },
  );
  if (status !== 200) throw new Error(`register answered ${status}`);
  const buyer = createCaller(session.token);
  await settle(origin, buyer);
  return buyer;
}

/** Acts as one person who does one thing after another, with a pause, until `isOver`. */
export async function live(
  origin: string,
  kind: Kind,
  buyer: Caller,
  {
    watch,
    seed,
    pauseMs,
    isOver,
  }: { watch: Watch; seed: number; pauseMs: number; isOver: () => boolean },
): Promise<void> {
  const random = luck(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!;
  const call = async <Body>(
    of: Kind,
    path: string,
    options: Parameters<Caller['call']>[2] = {},
  ) => {
    const start = performance.now();
    const answer = await buyer.call<Body>(origin, path, options);
    watch.times[of].push(performance.now() - start);
    const { status, body } = answer;
    watch.statuses.set(status, (watch.statuses.get(status) ?? 0) + 1);
    // 409 and 422: the stock or the cart has changed, and the buyer is told so
    const isRight = (status >= 200 && status < 300) || status === 409 || status === 422;
    if (!isRight && watch.errors.length < MAX_ERRORS)
      watch.errors.push(`${path}: ${status} ${JSON.stringify(body)}`);
    return answer;
  };
  const note = (answer: Answer<unknown> | undefined) => {
    if (!answer) return;
    const { status, body } = answer;
    if (status === 201) watch.made++;
    else {
      const refusal = `${status} ${(body as { message?: string } | undefined)?.message ?? ''}`;
      watch.refusals.set(refusal, (watch.refusals.get(refusal) ?? 0) + 1);
    }
  };
  const search = async (): Promise<Page | undefined> => {
    const filter = pick([
      {},
      { q: pick(TEXTS) },
      { season: [pick(SEASONS)] },
      { diameter: [pick([14, 15, 16, 17, 18])] },
      { width: [pick([185, 195, 205, 225])], season: [pick(SEASONS)] },
    ]);
    const body = { ...filter, facets: RAIL, page: pick([1, 1, 1, 2, 5]) };
    return (await call<Page>('search', '/search_v2/tyres', { body })).body;
  };
  const offer = async (): Promise<Offer | undefined> => {
    const product = (await search())?.data?.[0];
    if (!product) return undefined;
    const { body } = await call<{ data: Offer[] }>('offers', `/product/${product.id}/rests`, {
      body: {},
    });
    return body?.data?.find(({ quantity, min_order }) => quantity >= Math.max(4, min_order));
  };
  while (!isOver()) {
    if (kind === 'search') await search();
    else {
      const chosen = await offer();
      if (chosen && kind !== 'offers') {
        const { id, min_order, multiple } = chosen;
        const quantity = Math.ceil(Math.max(4, min_order) / multiple) * multiple;
        await call('cart', `/cart/items/${id}`, { method: 'PUT', body: { quantity } });
        const cart = await call<Cart>('cart', '/cart');
        if (kind === 'order' && cart.status === 200) note(await orderCart(call, cart.body));
        await call('cart', '/cart', { method: 'DELETE' });
      }
    }
    await wait(pauseMs * (0.5 + random()));
  }
}
