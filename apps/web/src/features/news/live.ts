import {
  getOrder,
  listCompanyOrders,
  listMessages,
  listNews,
  listOrders,
} from '@org/api-client/operations';
import { EventSource } from 'eventsource';
import { refresh, refreshAbout } from '../../shared/api/answers.atoms.ts';
import { api } from '../../shared/api/api.ts';
import { apiBase } from '../../shared/api/api-base.ts';
import { toast } from '../../shared/page/messages.ts';
import { store } from '../../shared/session/store.ts';
import { sessionAtom } from '../../shared/session/visitor.atoms.ts';
import { type NewsItem, soundAtom, unreadAtom } from './news.atoms.ts';
import { newsText } from './news-words.ts';

const NOTES = [880, 1175];
const NOTE_S = 0.14;

/** Plays two short notes. A browser that the user has not clicked in yet stays silent. */
function chime() {
  const audio = new AudioContext();
  for (const [at, frequency] of NOTES.entries()) {
    const start = audio.currentTime + at * NOTE_S;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.08 });
    volume.gain.setTargetAtTime(0, start + NOTE_S / 2, NOTE_S / 3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 2 * NOTE_S);
  }
  setTimeout(() => void audio.close(), 1000);
}

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
/** Refetches what is shown of these orders. */
function refreshShown(items: readonly NewsItem[]) {
  const orders = new Set(items.map(({ order }) => order.id));
  for (const operation of [getOrder, listMessages])
    void refreshAbout(operation, ({ params }) => orders.has(params.path.id));
  void refresh(listOrders, listCompanyOrders, listNews);
}

/**
 * Shows a message about the last of the news, unless the page is the order's own, which updates by itself. Plays a
 * sound for a new order, in one tab of all.
 */
function notify(items: readonly NewsItem[], isHeard: boolean) {
  const elsewhere = items.findLast(({ order }) => !location.pathname.endsWith(`/${order.id}`));
  if (elsewhere) toast.info(`Заказ ${elsewhere.order.number}: ${newsText(elsewhere)}`);
  if (items.some(({ kind, side }) => kind === 'placed' && side === 'supplier'))
    if (isHeard && store.get(soundAtom)) chime();
}

function receive({ unread, items }: News, isHeard: boolean) {
  store.set(unreadAtom, unread);
  const fresh = items.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return;
  for (const { id } of fresh) known.add(id);
  refreshShown(fresh);
  notify(fresh, isHeard);
}

/** The stream itself: follows the news through breaks and sleep. Returns the function that closes it. */
function openStream(
  lastId: string | undefined,
  onNews: (news: News, id: string) => void,
): () => void {
  let last = lastId;
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
        if (last) headers.set('last-event-id', last);
        return fetch(input, { ...(init as RequestInit), headers });
      },
    });
    source.addEventListener('news', ({ data, lastEventId }) => {
      heardAt = Date.now();
      last = lastEventId || last;
      onNews(JSON.parse(data) as News, lastEventId);
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
  };
}

/** What the tab with the stream tells the others. */
interface NewsMessage {
  news: News;
  /** The id to go on from. */
  id: string | undefined;
}
/** What a new tab sends to hear the state from whoever knows it. */
const ASKING = 'asking';

/**
 * Follows the news of a session, in all tabs of the browser over one stream: over HTTP/1.1 six of them would be all the
 * connections that a browser has. The tab that comes to the front takes the stream; if the tab that has it is closed,
 * another one goes on where it ended. Returns the function that stops it. Decision 231.
 */
export function subscribeToNews(token: string): () => void {
  const name = `news ${token}`;
  const channel = new BroadcastChannel(name);
  let lastId: string | undefined;
  let isEnded = false;
  /** Ends this tab's last try to have the stream: it waits for it, or holds it. */
  let trying = new AbortController();
  let holder: AbortController | undefined;

  const hear = ({ news, id }: NewsMessage) => {
    lastId = id ?? lastId;
    receive(news, holder !== undefined);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<NewsMessage | typeof ASKING>) => {
    if (data !== ASKING) return hear(data);
    const unread = store.get(unreadAtom);
    if (holder && lastId) channel.postMessage({ news: { unread, items: [] }, id: lastId });
  });

  /** Holds the stream until the try is ended. */
  const hold = (controller: AbortController) =>
    new Promise<void>((resolve) => {
      if (controller.signal.aborted) return resolve();
      const close = openStream(lastId, (news, id) => {
        hear({ news, id });
        channel.postMessage({ news, id });
      });
      holder = controller;
      controller.signal.addEventListener('abort', () => {
        if (holder === controller) holder = undefined;
        close();
        resolve();
      });
    });
  const tryAgain = () => {
    trying.abort();
    trying = new AbortController();
    return trying;
  };
  /** Waits for the stream, or takes it from the tab that has it. */
  const follow = async (isTaking: boolean): Promise<void> => {
    const controller = tryAgain();
    const how = isTaking ? { steal: true } : { signal: controller.signal };
    try {
      await navigator.locks.request(name, how, () => hold(controller));
    } catch {
      // another tab has taken it, or this one tries again
      controller.abort();
      if (trying === controller && !isEnded) await follow(false);
    }
  };
  const takeIfSeen = () => {
    if (document.visibilityState === 'visible' && !holder) void follow(true);
  };
  /** On a page without TLS browsers have no locks: there a tab has its own stream while it is looked at. */
  const openIfSeen = () => {
    if (document.visibilityState === 'hidden') trying.abort();
    else if (!holder) void hold(tryAgain());
  };
  const hasLocks = 'locks' in navigator;
  const onSight = hasLocks ? takeIfSeen : openIfSeen;
  if (hasLocks && document.visibilityState === 'hidden') void follow(false);
  else onSight();
  document.addEventListener('visibilitychange', onSight);
  channel.postMessage(ASKING);
  return () => {
    isEnded = true;
    trying.abort();
    document.removeEventListener('visibilitychange', onSight);
    channel.close();
    store.set(unreadAtom, 0);
  };
}

/** Marks the news of an order as read, or all news. */
export async function readNews(orderId?: string) {
  const { unread } = await api.POST('/news/read', { body: orderId ? { order_id: orderId } : {} });
  store.set(unreadAtom, unread);
  void refresh(listNews);
}
