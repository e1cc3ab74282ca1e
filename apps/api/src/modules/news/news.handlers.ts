import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, findAccount, requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { paged, pagingOf, windowOf } from '../../http/paging.ts';
import { countUnread, markRead, selectNews, selectSince } from './news.sql.ts';

export const listNews: Handler<'listNews'> = async (request) => {
  const { db, query, config, url } = request;
  const { id } = requireAccount(request);
  const paging = pagingOf(query, undefined);
  const { items, total } = await selectNews(db, id, windowOf(paging));
  const unread = await countUnread(db, id);
  return { ...paged(items, total, paging, config.publicUrl + url.split('?')[0]), unread };
};

export const readNews: Handler<'readNews'> = async (request) => {
  const { id } = requireAccount(request);
  await markRead(request.db, id, request.body.order_id ?? null);
  return { unread: await countUnread(request.db, id) };
};

/**
 * How often a ping is sent, since proxies close connections that are silent for longer. The end of the session is
 * looked for as often.
 */
const HEARTBEAT_MS = 20_000;
/** After how long a browser whose stream broke reconnects. */
const RETRY_MS = 2000;

/** The cursor that a browser sends when it reconnects. */
const cursorOf = (header: unknown) =>
  typeof header === 'string' && /^\d{1,19}$/.test(header) ? header : null;

/** Wraps `work` so that only one run is under way at a time. Calls during a run lead to one more run. */
function oneAtATime(work: () => Promise<void>) {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}

function begin(reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // tells proxies to pass on each piece as it comes
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`retry: ${RETRY_MS}\n\n`);
}

/** Follows the news of an account until the browser leaves, its session ends or the server stops. */
async function follow(request: FastifyRequest, reply: FastifyReply, accountId: string) {
  const { db, live, headers } = request;
  const { raw } = reply;
  let cursor = cursorOf(headers['last-event-id']);
  let isFirst = true;
  const sendNews = oneAtATime(async () => {
    if (raw.destroyed || raw.writableEnded) return;
    if (!(await findAccount(db, bearerToken(headers.authorization)))) {
      raw.end('event: end\ndata: {}\n\n');
      return;
    }
    const since = await selectSince(db, accountId, cursor);
    const isNew = isFirst || since.items.length > 0 || since.unread !== unread;
    cursor = since.cursor;
    unread = since.unread;
    isFirst = false;
    if (isNew && !raw.writableEnded)
      raw.write(
        `id: ${since.cursor}\nevent: news\ndata: ${JSON.stringify({ unread: since.unread, items: since.items })}\n\n`,
      );
  });
  let unread = -1;
  const fail = (error: unknown) => {
    request.log.warn({ err: error }, 'a stream of news broke');
    raw.end();
  };
  const wake = () => void sendNews().catch(fail);
  const timer = setInterval(() => {
    if (!raw.writableEnded) raw.write('event: ping\ndata: {}\n\n');
    wake();
  }, HEARTBEAT_MS).unref();
  const leave = await live.subscribe(accountId, wake);
  raw.once('close', () => {
    clearInterval(timer);
    leave();
    live.streams.delete(raw);
  });
  live.streams.add(raw);
  wake();
}

export const followNews: Handler<'followNews'> = async (request, reply) => {
  const { id } = requireAccount(request);
  begin(reply);
  await follow(request, reply, id).catch((error) => {
    request.log.warn({ err: error }, 'news cannot be followed');
    reply.raw.end();
  });
  return undefined as never;
};
