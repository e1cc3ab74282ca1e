import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router-dom';
import { noteAddress } from '../shared/hooks/use-debounced-value.ts';
import { type PageSession, sessionContext } from '../shared/session/page-session.ts';
import { toCanonicalPath } from './canonical.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './frame/layout.tsx';
import { Root } from './frame/root.tsx';
import { requireSession, requireVisitor } from './guard.ts';
import {
  guardedPages,
  lazyRoute,
  notFound,
  ownPages,
  publicPages,
  resetPage,
  signInPages,
} from './pages.ts';

export const routes: RouteObject[] = [
  {
    middleware: [(args, next) => toCanonicalPath(routes)(args, next)],
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      {
        Component: Layout,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              ...publicPages,
              { middleware: [requireSession], children: guardedPages },
              {
                middleware: [requireSession],
                lazy: lazyRoute(
                  async () => (await import('./profile/profile-area.tsx')).ProfileArea,
                ),
                children: ownPages,
              },
              notFound,
            ],
          },
        ],
      },
      {
        lazy: lazyRoute(async () => (await import('./sign-in/sign-in-frame.tsx')).SignInFrame),
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [{ middleware: [requireVisitor], children: signInPages }, resetPage],
          },
        ],
      },
    ],
  },
];

/** Returns what loaders get. */
export const contextOf = (session: PageSession) =>
  new RouterContextProvider(new Map([[sessionContext, session]]));

/** Loads the code of the page at an address, so that its first rendering is whole. */
export async function loadPage(pathname: string) {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }
}

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the browser's router.
 * @param loaderData what the loaders have returned on the server, if the page has been drawn there
 */
export function createRouter(session: PageSession, loaderData?: Record<string, unknown>): Router {
  const router = createBrowserRouter(routes, {
    getContext: () => contextOf(session),
    ...(loaderData && { hydrationData: { loaderData } }),
  });
  let lastKey = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    const { key } = navigation.location ?? location;
    if (key === lastKey) return;
    lastKey = key;
    noteAddress();
  });
  return router;
}
