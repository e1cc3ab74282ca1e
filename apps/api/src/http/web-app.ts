import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Headers for documents. They have no effect on scripts, styles and fonts, but would add a kilobyte to each. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What the server must know about the built web app's page. */
export interface WebApp {
  /** Texts of its inline scripts, for the content security policy. */
  inlineScripts: string[];
}

/** Sends the page. The page itself says what is wrong with the URL that it was opened at. */
export const sendPage = (reply: FastifyReply, status = 200) =>
  reply.code(status).sendFile('index.html');

/** Reads the built web app. Resolves to undefined if there is none. */
export async function readWebApp(directory: string): Promise<WebApp | undefined> {
  const html = await readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const scripts = html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return { inlineScripts: [...scripts].map(([, text]) => text ?? '') };
}

const NOT_BUILT = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Протектор</title>
<h1>Веб-приложение не собрано</h1><p>Соберите его командой <code>pnpm build</code> и перезапустите сервер.
API работает: <a href="/api/docs">/api/docs</a>.</p></html>`;

/** What tells a page from a file and a call: the same of a raw request and of Fastify's. */
type RequestHead = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

const pathOf = ({ url = '/' }: RequestHead) => url.split('?', 1)[0] ?? url;
const isUnderApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Whether a request opens a page, and does not ask for a file or make a call. */
export function isNavigation(request: RequestHead): boolean {
  const { accept = '*/*', 'sec-fetch-dest': destination } = request.headers;
  const path = pathOf(request);
  // a browser states what it asks for, a script of a page too; for other clients only the file name tells
  const isAskedFor = destination === 'empty' && accept.includes('text/html');
  const isOfPage = destination ? destination === 'document' || isAskedFor : !/\.[^/]*$/.test(path);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !isUnderApi(path) &&
    isOfPage &&
    /text\/html|\*\/\*/.test(accept)
  );
}

/** An address that can't be decoded, or whose first word would be read as another host. */
function isUnreadable(path: string): boolean {
  try {
    decodeURI(path);
    return /^\/[/\\]/.test(path);
  } catch {
    return true;
  }
}

/** The address to answer: for one that nobody can read, a person is shown the page «not found». */
export const addressOf = (request: RequestHead): string =>
  isNavigation(request) && isUnreadable(pathOf(request)) ? '/404' : (request.url ?? '/');

/**
 * Serves the built web app. Files named by their hash are cached for ever. The page is always requested anew, and is
 * sent for every URL that a person opens. Files that the build compressed (.br, .gz) are sent as they are.
 */
export async function addWebApp(
  app: FastifyInstance,
  directory: string,
  webApp: WebApp | undefined,
  sendAddress: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301));
  // no path under /api is a file, however its slashes are written
  app.all('/api/*', (_request, reply) => reply.callNotFound());
  if (webApp)
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      // source maps are not published, and the first page is a page as any other
      allowedPath: (path) => path !== '/' && !isUnderApi(path) && !/\.map(\.br|\.gz)?$/.test(path),
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(join(directory, 'assets') + sep);
        const isPage = /\.html(\.br|\.gz)?$/.test(path);
        if (!isPage) for (const name of PAGE_HEADERS) reply.removeHeader(name);
        reply.header(
          'cache-control',
          isHashed
            ? 'public, max-age=31536000, immutable'
            : isPage
              ? 'no-cache'
              : 'public, max-age=3600',
        );
      },
    });
  else app.log.warn(`The web app is not built (${directory}): run \`pnpm build\`.`);

  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) throw new Problem(404, 'Такого адреса нет');
    if (webApp) return sendAddress(request, reply);
    return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  });
}
