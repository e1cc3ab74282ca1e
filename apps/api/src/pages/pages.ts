import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { SIGNED_IN } from '@org/trade/view-mark';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Lifecycle } from '../http/health.ts';
import { callWithin } from '../http/own-call.ts';
import { sendPage } from '../http/web-app.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import type { Address, Answer, Call } from './page-messages.ts';
import { addSiteMap } from './site-map.ts';

const wordsOf = (path: string) => path.split('/').filter((word) => word !== '');

/** An address as the application knows it. */
interface Place {
  isPublic: boolean;
  /** the one spelling of the path */
  path: string;
}

/** Finds what a path leads to: in any case of letters, with any number of slashes. The router reads it in the same way. */
function placeOf(pathname: string, addresses: readonly Address[]): Place | undefined {
  const words = wordsOf(pathname);
  for (const { pattern, isPublic } of addresses) {
    const parts = wordsOf(pattern);
    const fits =
      parts.length === words.length &&
      parts.every(
        (part, at) => part.startsWith(':') || part.toLowerCase() === words[at]?.toLowerCase(),
      );
    if (fits) {
      const spelled = parts.map((part, at) => (part.startsWith(':') ? words[at] : part));
      return { isPublic, path: `/${spelled.join('/')}` };
    }
  }
  return undefined;
}

/** The widths of the windows that pages are drawn for, px: the server knows only which kind of device asks. */
const PHONE = 360;
const DESKTOP = 1440;
/** The first pages load the code of the application, which takes longer than a visitor would wait. */
const WARM_UP_MS = 15_000;
const WARM_UP = { ip: '127.0.0.1', headers: { 'user-agent': 'warm-up bot' } };

const isPhone = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '');

/** Longer than any view that the application writes. */
const LONGEST_VIEW = 900;

/** How pages look to the visitor: see shared/session/view.ts of the application. Undefined if it can't be read. */
function viewOf({ headers }: FastifyRequest): string | undefined {
  const [, view = ''] = /(?:^|;\s*)view=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  return view.length <= LONGEST_VIEW ? view : undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws every kind of page once, so that the first visitor does not wait for it. */
    warmPages(): Promise<void>;
  }
}

/** Answers a request that opens a page. */
type SendAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Makes a call of a page that is being drawn. */
async function callAs(
  app: FastifyInstance,
  caller: Pick<FastifyRequest, 'ip' | 'headers'>,
  { method, url, type, body }: Call,
): Promise<Answer> {
  const typeHeader: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const answer = await callWithin(app, caller, { method, url, headers: typeHeader, body });
  const { statusCode, headers, payload } = answer;
  return { status: statusCode, type: String(headers['content-type'] ?? ''), body: payload };
}

/** Returns what answers requests that open pages. */
export async function createPages(
  app: FastifyInstance,
  { webDist, publicUrl, visitorPrices }: Pick<Config, 'webDist' | 'publicUrl' | 'visitorPrices'>,
  lifecycle: Lifecycle,
): Promise<SendAddress> {
  const isBuilt = await access(join(webDist, '.server/entry-server.js')).then(
    () => true,
    () => false,
  );
  const drawing: Drawing | undefined = isBuilt
    ? createDrawing(webDist, { origin: publicUrl, log: app.log })
    : undefined;
  app.addHook('onClose', async () => drawing?.stop());
  addSiteMap(app, publicUrl);
  app.decorate('warmPages', async () => {
    await drawing?.started;
    const paths = (drawing?.addresses() ?? []).filter(
      ({ pattern, isPublic }) => isPublic && !pattern.includes(':'),
    );
    for (const { pattern: url } of paths)
      await drawing?.draw(
        { url, width: PHONE, view: '', isCompressed: false },
        (call) => callAs(app, WARM_UP, call),
        WARM_UP_MS,
      );
  });

  return async (request, reply) => {
    const addresses = drawing?.addresses();
    // before it is ready its calls are refused
    if (!drawing || !addresses || lifecycle.phase !== 'ready') return sendPage(reply);
    const [pathname = '/', query] = request.url.split('?', 2);
    const place = placeOf(pathname, addresses);
    if (place && place.path !== pathname)
      return reply.redirect(query === undefined ? place.path : `${place.path}?${query}`, 301);
    const view = viewOf(request);
    // a page is drawn with a visitor's answers: a user must not see that prices are hidden
    const isForUser = visitorPrices !== 'full' && new URLSearchParams(view).has(SIGNED_IN);
    const mayBeDrawn = (!place || place.isPublic) && !isForUser;
    const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const page =
      mayBeDrawn && view !== undefined
        ? await drawing.draw(
            { url: request.url, width: isPhone(request) ? PHONE : DESKTOP, view, isCompressed },
            (call) => callAs(app, request, call),
          )
        : undefined;
    if (!page) return sendPage(reply, place ? 200 : 404);
    if (page.location !== undefined) return reply.redirect(page.location, 301);
    const policy = String(reply.getHeader('content-security-policy'));
    return reply
      .code(page.status)
      .headers({
        'content-security-policy': policy.replace('style-src ', `style-src ${page.styleHash} `),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': view === '' ? 'no-cache' : 'private, no-cache',
        vary: 'accept-encoding, cookie, sec-ch-ua-mobile, user-agent',
        ...(isCompressed && { 'content-encoding': 'br' }),
      })
      .send(page.body instanceof Uint8Array ? Buffer.from(page.body) : page.body);
  };
}
