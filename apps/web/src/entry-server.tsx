import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { ApiError, type Operation, type OperationId } from '@org/api-client';
import { getProduct, getSelection } from '@org/api-client/operations';
import type { Selection } from '@org/api-client/schema';
import { productIdOf, productPath } from '@org/trade/product-path';
import { dehydrate, type QueryClient } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { publicPages } from './app/pages.ts';
import { contextOf, routes } from './app/router.tsx';
import { fetchPriceHistory } from './features/catalog/facts/facts.atoms.ts';
import { isLongGone } from './features/catalog/offers/price-days.ts';
import { listPathOf } from './features/catalog/search/catalog-search.ts';
import type { Product } from './features/catalog/search/product-words.ts';
import { type AnswerOf, isOf } from './shared/api/answers.atoms.ts';
import { sending } from './shared/api/caller.server.ts';
import { isMissing } from './shared/api/is-missing.ts';
import { DRAWN_ID, type DrawnPage, STYLE_MARK } from './shared/page/drawn.ts';
import { DrawnParts } from './shared/page/lazy-part.ts';
import { createSession, type PageSession } from './shared/session/page-session.ts';
import type { Session } from './shared/session/session.ts';
import { readView, type View, writeView } from './shared/session/view.ts';
import {
  cityAtom,
  costAtom,
  densityAtom,
  drawnWidthAtom,
  originAtom,
  sessionAtom,
  sortAtom,
  themeAtom,
} from './shared/session/visitor.atoms.ts';

export { DRAWN_ID, STYLE_MARK };

interface PageRequest {
  /** path and query */
  url: string;
  /** of the site's addresses */
  origin: string;
  /** of the window that it is drawn for, px */
  width: number;
  /** the visitor's, as the cookie has it */
  view: string;
  /** Makes a call of the API for the visitor. */
  send: (request: Request) => Promise<Response>;
}

/** A page with its answers, not drawn yet. */
export interface OpenPage {
  status: number;
  /** the page's own path, where another one has been asked for */
  path?: string | undefined;
  drawn: Omit<DrawnPage, 'parts'>;
  /** what it is drawn for, in one spelling */
  view: string;
  /** Draws it: what belongs into the head, the markup, and its parts. */
  draw(): Promise<{ head: string; markup: string; parts: string[] }>;
}

const handler = createStaticHandler(routes);

/** In the place of what main.tsx renders there, so that both trees are the same. */
const TakenOver = () => null;

/** In one piece: late parts would come with scripts that the page's security policy refuses. */
const textOf = (element: ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write: (part, _encoding, done) => {
        parts.push(part);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });

/** What one answer leads to is asked for in turns: a page has few. */
const MAX_TURNS = 4;

/** Waits until nothing is being asked for. */
async function settled({ queryClient }: PageSession) {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const running = queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ promise, state }) =>
        state.fetchStatus === 'fetching' && promise ? [promise.catch(() => undefined)] : [],
      );
    if (running.length === 0) return;
    await Promise.all(running);
    // whoever waits for an answer to ask for more does so before it is looked again
    await setImmediate();
  }
}

/** What React puts before the first element of a page: it belongs into the document's head. */
const HOISTED =
  /^(?:<title>[\s\S]*?<\/title>|<meta[^>]*>|<link[^>]*>|<script type="application\/ld\+json">[\s\S]*?<\/script>)+/;

const publicPaths = new Set(publicPages.map(({ path }) => path));

/** Patterns of all addresses that there are, and whether anybody may see what is there. */
export const addresses = routes
  .flatMap(function patternsOf({ path, children }): string[] {
    return children
      ? children.flatMap(patternsOf).map((pattern) => joined(path, pattern))
      : [path ?? ''];
  })
  .filter((pattern) => pattern !== '*')
  .map((pattern) => ({ pattern, isPublic: publicPaths.has(pattern) }));

function joined(path: string | undefined, pattern: string): string {
  return path === undefined || pattern.startsWith('/')
    ? pattern
    : pattern === ''
      ? path
      : `${path}/${pattern}`;
}

/** What a page of this kind shows, if there is one. */
const shownBy = <Id extends OperationId>(queryClient: QueryClient, operation: Operation<Id>) =>
  queryClient.getQueriesData<AnswerOf<Id>>({ predicate: isOf(operation) })[0]?.[1];

/** The one path of a part of a section. */
const selectionPath = (pathname: string, { path }: Selection) =>
  [listPathOf(pathname), path].filter(Boolean).join('/');

async function isLongAway(session: PageSession, { id }: Product) {
  const { data } = await fetchPriceHistory(session, id);
  return isLongGone(data, new Date());
}

/** Who is signed in is not known here, only that somebody is: no call is made for them. */
const SOMEBODY: Session = { token: '', token_type: '', expires_at: '9999-12-31T23:59:59Z' };

function setView({ store }: PageSession, view: View) {
  store.set(themeAtom, view.theme);
  store.set(sortAtom, view.sort);
  store.set(cityAtom, view.city);
  store.set(costAtom, view.cost);
  store.set(densityAtom, view.density);
  if (view.isSignedIn) store.set(sessionAtom, SOMEBODY);
}

/** What only the user may see is left to the browser: here nobody has asked for it yet. */
function dropRefused({ queryClient }: PageSession) {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    if (state.error instanceof ApiError && state.error.status === 401)
      queryClient.removeQueries({ queryKey, exact: true });
}

/** Collects what a page shows to everybody with this view. */
export function openPage({ url, origin, width, view, send }: PageRequest): Promise<OpenPage> {
  return sending.run(send, async () => {
    // two slashes at the beginning of a path would be a host
    const address = new URL(`http://page${url}`);
    const session = createSession();
    const { queryClient, store } = session;
    // what fails is not tried again, and nothing is dropped while the page is drawn
    const { queries } = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({
      queries: { ...queries, retry: false, gcTime: Number.POSITIVE_INFINITY },
    });
    store.set(drawnWidthAtom, width);
    store.set(originAtom, origin);
    const seen = readView(view);
    setView(session, seen);
    const context = await handler.query(new Request(address), {
      requestContext: contextOf(session),
    });
    if (context instanceof Response) throw new Error(`${address.pathname} is no page of its own`);
    await settled(session);
    if (seen.isSignedIn) dropRefused(session);
    const failure = queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.error)
      .find((error) => error !== null);
    if (failure && !isMissing(failure)) throw failure;
    const match = matchRoutes(routes, address.pathname)?.at(-1);
    const isNowhere = match?.route.path === '*';
    const isOfProduct = productIdOf(match?.params.product ?? '') !== undefined;
    const product = isOfProduct ? shownBy(queryClient, getProduct) : undefined;
    const selection = shownBy(queryClient, getSelection);
    const path = product
      ? productPath(product)
      : selection && selectionPath(address.pathname, selection);
    // it comes with what replaces it
    const isGone = product && product.offers_count === 0 && (await isLongAway(session, product));
    const { queries: answers } = dehydrate(queryClient);
    return {
      status: isNowhere || failure ? 404 : isGone ? 410 : 200,
      path: path === undefined || path === address.pathname ? undefined : path,
      view: writeView(seen),
      drawn: {
        answers: { mutations: [], queries: answers.map(({ promise, ...query }) => query) },
        // of routes without a loader too: else the router loads once more, and scrolls the reader back to the top
        loaderData: Object.fromEntries(
          context.matches.map(({ route }) => [route.id, context.loaderData[route.id] ?? null]),
        ),
        width,
        origin,
      },
      draw: () =>
        sending.run(send, async () => {
          const parts = new Set<string>();
          const text = await textOf(
            <StrictMode>
              <DrawnParts value={parts}>
                <Provider store={store}>
                  <StaticRouterProvider
                    router={createStaticRouter(handler.dataRoutes, context)}
                    context={context}
                    hydrate={false}
                  />
                  <TakenOver />
                </Provider>
              </DrawnParts>
            </StrictMode>,
          );
          const head = HOISTED.exec(text)?.[0] ?? '';
          return { head, markup: text.slice(head.length), parts: [...parts] };
        }),
    };
  });
}
