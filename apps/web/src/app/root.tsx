import { WordsProvider } from '@org/ui/words';
import { ru } from '@org/ui/words/ru';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useHref,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { load } from '../shared/api/load.ts';
import { lazyPart } from '../shared/page/lazy-part.ts';
import { loadToasts } from '../shared/page/messages.ts';
import { orEmpty } from '../shared/page/or-empty.ts';
import { askedProofAtom } from '../shared/proof/proof.atoms.ts';
import { isServerAway, usePageSession } from '../shared/session/page-session.ts';
import { resolveTheme } from '../shared/session/preferences.ts';
import { appAtom, themeAtom } from '../shared/session/visitor.atoms.ts';
import * as css from './root.css.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The router's key for every history entry that the browser made, not the router. */
const MADE_BY_BROWSER = 'default';

/**
 * Makes the key unique for a page that was typed in or opened by a link from elsewhere: no position is restored there.
 */
const openedAt = performance.now();
const isNewNavigation = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/**
 * Returns the key under which the scroll position of a page is remembered. The router gives the first page of every tab
 * the same key. With that key, an address typed into the tab would open at the position where the page before it was
 * left.
 */
function scrollKey({ key, pathname, search }: Location): string {
  if (key !== MADE_BY_BROWSER) return key;
  const page = pathname + search;
  return isNewNavigation() ? `${page} ${performance.timeOrigin + openedAt}` : page;
}

/** True while a query on the page is being repeated because the server was away. */
function useServerAway(): boolean {
  const cache = usePageSession().queryClient.getQueryCache();
  return useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () =>
      cache
        .getAll()
        .some(
          ({ state }) => state.fetchStatus === 'fetching' && isServerAway(state.fetchFailureReason),
        ),
    () => false,
  );
}

/** Keeps the document in the chosen theme. boot.ts has set it before the first paint. */
function useTheme() {
  const theme = useAtomValue(themeAtom);
  useEffect(() => {
    const darkScheme = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = resolveTheme(theme, darkScheme.matches);
    };
    apply();
    darkScheme.addEventListener('change', apply);
    return () => darkScheme.removeEventListener('change', apply);
  }, [theme]);
}

const ProofDialog = lazyPart(
  () => load(() => import('../features/second-factor/proof-dialog.tsx')),
  'ProofDialog',
);

/** A failure to load is ignored: what a toast says is also shown where it happened. */
const Toasts = lazy(() => orEmpty(loadToasts().then((module) => module.Toasts)));

/** The parts around every page, whatever its frame. */
export function Root() {
  const navigate = useNavigate();
  useTheme();
  useHeadingFocus();
  return (
    <I18nProvider locale="ru-RU">
      <WordsProvider words={ru}>
        <RouterProvider navigate={(to) => navigate(to)} useHref={useHref}>
          <a className={css.skip} href="#main">
            К содержанию
          </a>
          <Pending />
          <ServerAway />
          <Outlet />
          <Messages />
          <ProofQuestion />
          <ScrollRestoration getKey={scrollKey} />
        </RouterProvider>
      </WordsProvider>
    </I18nProvider>
  );
}

/** Shows at the edge of the window that a page is loading or a form is being sent. */
function Pending() {
  const isLoadingPage = useNavigation().state === 'loading';
  const { loading } = useAtomValue(appAtom);
  if (!isLoadingPage && !loading) return null;
  return <div className={css.pending} role="progressbar" aria-label="Загружается" />;
}

/** Says that the server is away and that the page will repeat its requests by itself. */
function ServerAway() {
  if (!useServerAway()) return null;
  return (
    <div className={css.away} role="status">
      Сервер недоступен. Страница продолжит сама, как только он ответит
    </div>
  );
}

/** The dialog that asks whose the session is. Its code is loaded with the first question. */
function ProofQuestion() {
  const asked = useAtomValue(askedProofAtom);
  return <Suspense>{asked && <ProofDialog {...asked} />}</Suspense>;
}

/** The region of toasts. Its code is loaded with the first message. */
function Messages() {
  const { error, success, info } = useAtomValue(appAtom);
  const [hasSpoken, setSpoken] = useState(false);
  if (!hasSpoken && (error ?? success ?? info)) setSpoken(true);
  return <Suspense>{hasSpoken && <Toasts />}</Suspense>;
}
