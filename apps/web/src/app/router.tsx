import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  type MiddlewareFunction,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  redirect,
  useRouteError,
} from 'react-router-dom';
import { messageOf } from '../shared/api/api.ts';
import { isMissing } from '../shared/api/is-missing.ts';
import { LoadError } from '../shared/api/load.ts';
import { noteAddress } from '../shared/hooks/use-debounced-value.ts';
import { Page } from '../shared/page/page.tsx';
import { paths } from '../shared/page/paths.ts';
import { loginHref, readTarget } from '../shared/page/target.ts';
import { type PageSession, sessionContext } from '../shared/session/page-session.ts';
import { unexpired } from '../shared/session/session.ts';
import { sessionAtom } from '../shared/session/visitor.atoms.ts';
import { toCanonicalPath } from './canonical.ts';
import { Layout } from './layout.tsx';
import {
  guardedPages,
  lazyRoute,
  notFound,
  ownPages,
  publicPages,
  resetPage,
  signInPages,
} from './pages.ts';
import { Root } from './root.tsx';

/**
 * Shown when a page breaks, its code does not load, or what its address names is not there. A reload fetches the newest
 * version of everything.
 */
function ErrorPage() {
  const error = useRouteError();
  const isGone = isMissing(error);
  useEffect(() => {
    // fires the `error` event, which reports.ts listens to
    if (!(error instanceof LoadError || isGone)) reportError(error);
  }, [error, isGone]);
  if (isGone)
    return (
      <Page title="Такой страницы нет">
        <EmptyState
          title="Здесь ничего нет"
          actions={<ButtonLink href={paths.home}>На главную</ButtonLink>}
        >
          Это удалили, оно не ваше, или в адресе ошибка.
        </EmptyState>
      </Page>
    );
  return (
    <Page title="Страница не загрузилась">
      <EmptyState
        title={error instanceof LoadError ? error.message : 'Что-то пошло не так'}
        actions={
          <Button variant="primary" onPress={() => location.reload()}>
            Обновить страницу
          </Button>
        }
      >
        {error instanceof LoadError
          ? 'Нет связи, или вышла новая версия. Проверьте интернет и обновите страницу.'
          : messageOf(error)}
      </EmptyState>
    </Page>
  );
}

const isSignedIn = (context: Readonly<RouterContextProvider>) =>
  unexpired(context.get(sessionContext).store.get(sessionAtom)) !== null;

/** Redirects visitors to the login page. A middleware, because it runs before every request of the pages behind it. */
const requireSession: MiddlewareFunction = ({ request, context }) => {
  if (!isSignedIn(context)) throw redirect(loginHref(new URL(request.url)));
};

/** Redirects signed-in users away from the pages for signing in. */
const requireVisitor: MiddlewareFunction = ({ request, context }) => {
  if (isSignedIn(context))
    throw redirect(readTarget(new URL(request.url).searchParams) ?? paths.home);
};

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
