import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createDocument, type Frame, hashOf, type PageMarkup } from './page-document.ts';
import type { Address, Answer, FromProcess, Order, Page, ToProcess } from './page-messages.ts';

/** The application as its build for the server exports it. */
interface Application {
  DRAWN_ID: string;
  STYLE_MARK: string;
  addresses: Address[];
  openPage(asked: {
    url: string;
    origin: string;
    width: number;
    view: string;
    send: (request: Request) => Promise<Response>;
  }): Promise<{
    status: number;
    path?: string | undefined;
    view: string;
    drawn: { answers: { queries: { state: { data: unknown } }[] } };
    draw(): Promise<PageMarkup>;
  }>;
}

const [directory = '', origin = ''] = process.argv.slice(2);
const application: Application = await import(
  pathToFileURL(join(directory, '.server/entry-server.js')).href
);
const { frameOf, documentOf } = createDocument(directory, {
  drawnId: application.DRAWN_ID,
  styleMark: application.STYLE_MARK,
});

const say = (message: FromProcess) => process.send?.(message);

const calls = new Map<number, (answer: Answer) => void>();
let lastCall = 0;

/** Makes a call in the server, as the visitor whom a page is drawn for. */
const sendFor = (id: number) => async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const call = ++lastCall;
  const answered = Promise.withResolvers<Answer>();
  calls.set(call, answered.resolve);
  say({
    kind: 'call',
    id,
    call,
    asked: {
      method: request.method,
      url: pathname + search,
      type: request.headers.get('content-type') ?? undefined,
      body: request.body ? await request.text() : undefined,
    },
  });
  const { status, type, body } = await answered.promise;
  return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
};

/** A page is some 150 KB. */
const MAX_KEPT = 200;
/** Drawn pages by what they show: the least recently used come first. */
const kept = new Map<string, Frame>();

/** What changes with every change of the catalog and is not seen. */
const UNSEEN = new Set(['version', 'as_of', 'request_id']);

function keyOf({ url, width }: Order, view: string, answers: unknown): string {
  const seen = JSON.stringify(answers, (name, value) => (UNSEEN.has(name) ? undefined : value));
  // days are written as «сегодня»
  const day = new Date().toDateString();
  return createHash('sha256').update(`${width} ${day} ${url}\n${view}\n${seen}`).digest('base64');
}

const isReadOnly = (answers: unknown) => JSON.stringify(answers).includes('"read_only":true');

async function framed(key: string | undefined, draw: () => Promise<PageMarkup>): Promise<Frame> {
  const known = key && kept.get(key);
  const frame = known || frameOf(await draw());
  if (!key) return frame;
  kept.delete(key);
  kept.set(key, frame);
  for (const oldest of kept.keys()) {
    if (kept.size <= MAX_KEPT) break;
    kept.delete(oldest);
  }
  return frame;
}

const toBrotli = promisify(brotliCompress);
const QUALITY = 5;

async function draw(id: number, order: Order): Promise<Page> {
  const { url, width } = order;
  const { status, path, view, drawn, draw } = await application.openPage({
    url,
    origin,
    width,
    view: order.view,
    send: sendFor(id),
  });
  if (path !== undefined) {
    const { search } = new URL(origin + url);
    return { status: 301, location: path + search, body: '', styleHash: '' };
  }
  const answers = drawn.answers.queries.map(({ state }) => state.data);
  const isKept = status !== 404 && !isReadOnly(answers);
  const frame = await framed(isKept ? keyOf(order, view, answers) : undefined, draw);
  const text = documentOf(frame, drawn, view);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return {
    status,
    body: order.isCompressed ? await toBrotli(text, { params }) : text,
    styleHash: hashOf(frame.styles),
  };
}

process.on('message', async (message: ToProcess) => {
  if (message.kind === 'answer') {
    calls.get(message.call)?.(message.answer);
    calls.delete(message.call);
    return;
  }
  const { id, order } = message;
  try {
    say({ kind: 'page', id, page: await draw(id, order) });
  } catch (error) {
    say({
      kind: 'failure',
      id,
      message: error instanceof Error ? String(error.stack) : String(error),
    });
  }
});
process.on('disconnect', () => process.exit());
// a terminal's Ctrl+C comes here too, but the server still has pages under way: it ends this process itself
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
say({ kind: 'ready', addresses: application.addresses });
