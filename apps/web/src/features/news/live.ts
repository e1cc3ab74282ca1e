import { EventSource } from 'eventsource';
import { api } from '../../shared/api/api.ts';
import { apiBase } from '../../shared/api/api-base.ts';
import { sessionAtom } from '../../shared/atoms.ts';
import { toast } from '../../shared/page/messages.ts';
import { queryClient, store } from '../../shared/session/store.ts';
import { type NewsItem, soundAtom, unreadAtom } from './atoms.ts';
import { chime } from './chime.ts';
import { newsText } from './news-words.ts';

interface News {
  unread: number;
  items: NewsItem[];
}

/**
 * The server sends something at least this often. If it is silent for longer, the connection is lost, for example after
 * a sleep.
 */
const SILENCE_MS = 45_000;

/** Ids of news that have arrived: after a break some arrive twice. */
const known = new Set<string>();
const ORDER_QUERIES: readonly unknown[] = ['getOrder', 'listMessages'];

/** Refetches what is shown of these orders. */
function refresh(items: readonly NewsItem[]) {
  const orders = new Set(items.map(({ order }) => order.id));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name, , id] }) =>
      ORDER_QUERIES.includes(name) && orders.has(String(id)),
  });
  for (const name of ['listOrders', 'listNews'])
    void queryClient.invalidateQueries({ queryKey: [name] });
}

/**
 * Shows a message about the last of the news, unless the page is the order's own, which updates by itself. Plays a
 * sound for a new order.
 */
function notify(items: readonly NewsItem[]) {
  const elsewhere = items.findLast(({ order }) => !location.pathname.endsWith(`/${order.id}`));
  if (elsewhere) toast.info(`Заказ ${elsewhere.order.number}: ${newsText(elsewhere)}`);
  if (items.some(({ kind, side }) => kind === 'placed' && side === 'supplier'))
    if (store.get(soundAtom)) chime();
}

function receive({ unread, items }: News) {
  store.set(unreadAtom, unread);
  const fresh = items.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  for (const { id } of fresh) known.add(id);
  refresh(fresh);
  notify(fresh);
}

/** Follows the news of the signed-in user, through breaks and sleep. Returns the function that stops it. */
export function subscribeToNews(): () => void {
  let lastId: string | undefined;
  let heardAt = Date.now();
  let source: EventSource | undefined;
  const open = () => {
    source?.close();
    heardAt = Date.now();
    source = new EventSource(new URL(`${apiBase}/news/live`, location.href), {
      fetch: (input, init) => {
        const session = store.get(sessionAtom);
        const headers = new Headers(init.headers as HeadersInit);
        if (session) headers.set('authorization', `${session.token_type} ${session.token}`);
        if (lastId) headers.set('last-event-id', lastId);
        return fetch(input, { ...(init as RequestInit), headers });
      },
    });
    source.addEventListener('news', ({ data, lastEventId }) => {
      heardAt = Date.now();
      lastId = lastEventId || lastId;
      receive(JSON.parse(data) as News);
    });
    source.addEventListener('ping', () => {
      heardAt = Date.now();
    });
    source.addEventListener('end', () => source?.close());
  };
  const reopenIfLost = () => {
    const isLost = Date.now() - heardAt > SILENCE_MS;
    if (document.visibilityState === 'visible' && store.get(sessionAtom) && isLost) open();
  };
  open();
  const timer = setInterval(reopenIfLost, SILENCE_MS);
  document.addEventListener('visibilitychange', reopenIfLost);
  window.addEventListener('online', reopenIfLost);
  return () => {
    source?.close();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', reopenIfLost);
    window.removeEventListener('online', reopenIfLost);
    store.set(unreadAtom, 0);
  };
}

/** Marks the news of an order as read, or all news. */
export async function readNews(orderId?: string) {
  const { unread } = await api.POST('/news/read', { body: orderId ? { order_id: orderId } : {} });
  store.set(unreadAtom, unread);
  void queryClient.invalidateQueries({ queryKey: ['listNews'] });
}
