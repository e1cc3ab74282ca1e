import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order, ProductPage } from '../packages/api-client/src/schema.ts';
import type { Answer, Caller } from './caller.ts';
import { order, until } from './trade.ts';

/** Who buys, and what there is enough of. */
export interface Goods {
  buyers: Caller[];
  offers: { offer: string; product: string }[];
}

type Kind = 'order' | 'search';

/** What was asked and answered while something happened. */
interface Told {
  made: Set<string>;
  /** orders that their buyer did not find in his list just after they were answered */
  unseen: string[];
  statuses: Map<number, number>;
  readOnly: number;
  /** the longest time without a success, in milliseconds */
  longest(kind: Kind): number;
}

const PAUSE_MS = 60;
const SEARCHERS = 2;

/** Successes of one kind, and the longest time between two of them. */
function createGaps() {
  let last = performance.now();
  let longest = 0;
  return {
    note: () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    },
    longest: () => longest,
  };
}

/** Trades at `origin` while something is done to it, and judges what came of it; `sql` asks the database itself. */
export function createHistory(origin: string, goods: Goods, sql: (text: string) => string) {
  const { buyers, offers } = goods;
  const list = offers.map(({ offer }) => offer).join(',');
  /** Pieces on sale and in orders: what is sold comes off the stock. */
  const pieces = () =>
    sql(`select coalesce(sum(quantity), 0) || ' ' || (select coalesce(sum(i.quantity), 0) from order_item i where i.offer_id in (${list}))
         from offer where id in (${list})`)
      .split(' ')
      .map(Number);
  const ordersNow = () =>
    new Set(
      sql(
        `select p.id from orders p join order_item i on i.order_id = p.id where i.offer_id in (${list})`,
      )
        .split('\n')
        .filter(Boolean),
    );

  const press = async (buyer: Caller, offer: string) => {
    const key = randomUUID();
    const seen: Answer<unknown>[] = [];
    let answer: Answer<{ data: Order[] }> = await order(origin, buyer, offer, key);
    seen.push(answer);
    // as the page does: the same press again
    while (answer.status === 503 || answer.status === 0) {
      await wait(200);
      answer = await buyer.call(origin, '/orders', { body: {}, key });
      seen.push(answer);
    }
    return { answer, seen };
  };

  return {
    worksAgain: (patienceMs: number) =>
      until(
        'Orders are taken again',
        async () => {
          const [buyer] = buyers;
          const answer = await buyer?.call(origin, '/orders?per_page=1');
          const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
          const { status } = ready?.ok ? ((await ready.json()) as { status: string }) : {};
          return answer?.status === 200 && status === 'ready';
        },
        patienceMs,
      ),

    /** Orders and searches without a pause while `work` goes on. */
    during: async (work: () => Promise<void>) => {
      const gaps = { order: createGaps(), search: createGaps() };
      const before = { orders: ordersNow(), pieces: pieces() };
      const made = new Set<string>();
      const statuses = new Map<number, number>();
      const unseen: string[] = [];
      let [isOver, readOnly] = [false, 0];
      const note = ({ status }: Answer<unknown>) =>
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const buying = buyers.map(async (buyer, n) => {
        for (let at = n; !isOver; at++) {
          const { answer, seen } = await press(buyer, offers[at % offers.length]?.offer ?? '');
          for (const one of seen) note(one);
          if (answer.status === 201) {
            gaps.order.note();
            const ids = answer.body.data.map(({ id }) => id);
            for (const id of ids) made.add(id);
            const own = await buyer.call<{ data: Order[] }>(origin, '/orders?per_page=5');
            note(own);
            const has = new Set(own.status === 200 ? own.body.data.map(({ id }) => id) : ids);
            unseen.push(...ids.filter((id) => !has.has(id)));
          }
          await wait(PAUSE_MS);
        }
      });
      const searching = Array.from({ length: SEARCHERS }, async (_, n) => {
        const searcher = buyers[n % buyers.length];
        while (!isOver && searcher) {
          const found = await searcher.call<ProductPage>(origin, '/search_v2/tyres', {
            body: { facets: ['brand'], page: 1 + n },
          });
          note(found);
          if (found.status === 200) gaps.search.note();
          if (found.status === 200 && found.body.read_only) readOnly++;
          await wait(PAUSE_MS / 2);
        }
      });
      await work().finally(() => {
        isOver = true;
      });
      await Promise.all([...buying, ...searching]);
      const told: Told = {
        made,
        unseen,
        statuses,
        readOnly,
        longest: (kind) => gaps[kind].longest(),
      };
      return { ...told, before };
    },

    /** What is broken of what always holds, and what happened in words. */
    judge: async ({
      made,
      unseen,
      statuses,
      readOnly,
      longest,
      before,
    }: Told & { before: { orders: Set<string>; pieces: number[] } }) => {
      const there = ordersNow().difference(before.orders);
      const [left = 0, sold = 0] = pieces();
      const [leftBefore = 0, soldBefore = 0] = before.pieces;
      const odd = [...statuses.keys()].filter(
        (status) => ![0, 200, 201, 204, 409, 422, 503].includes(status),
      );
      const broken = [
        ...[...made.difference(there)].map((id) => `order ${id} was answered and is lost`),
        ...[...there.difference(made)].map((id) => `order ${id} was made and never answered`),
        ...unseen.map((id) => `order ${id} was not seen by who made it`),
        ...(left + sold === leftBefore + soldBefore
          ? []
          : [`${left + sold - leftBefore - soldBefore} pieces too many`]),
        ...odd.map((status) => `${statuses.get(status)} × ${status}`),
      ];
      const seconds = (kind: Kind) => `${(longest(kind) / 1000).toFixed(1)} s`;
      const counts = [...statuses].sort(([a], [b]) => a - b).map(([s, n]) => `${n} × ${s}`);
      const words = `${made.size} orders answered, as many there; longest wait of orders ${seconds('order')}, of searches ${seconds('search')}, ${readOnly} from memory; answers: ${counts.join(', ')}`;
      return { broken, words };
    },
  };
}
export type History = ReturnType<typeof createHistory>;
