import '@org/ui/theme';
import './app/fonts/fonts.css.ts';
import { hydrate } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { pageRoute } from './app/page-route.ts';
import { createRouter, loadPage, type Router } from './app/router.tsx';
import { watchSession } from './app/session-watch.ts';
import { watchView } from './app/view-watch.ts';
import { DRAWN_ID, type DrawnPage, restoreStyles } from './shared/page/drawn.ts';
import { loadParts } from './shared/page/lazy-part.ts';
import { isDrawnForVisitor } from './shared/session/own-view.ts';
import { rehydrate } from './shared/session/root-storage.ts';
import { pageSession, queryClient, store } from './shared/session/store.ts';
import { drawnWidthAtom, originAtom, sessionAtom } from './shared/session/visitor.atoms.ts';

/**
 * Says when the page that the server has drawn is the application's own.
 * @param repeatEarly does again what was done before
 */
function TakenOver({ repeatEarly }: { repeatEarly: () => void }) {
  useEffect(() => {
    restoreStyles();
    delete document.documentElement.dataset.app;
    // in a task of its own: within an effect React can't take over the part that is pressed
    setTimeout(repeatEarly);
  }, [repeatEarly]);
  return null;
}

/** Ends the keeping of early input and does it again. */
const repeatEarlyInput = () => void window.takeEarlyInput?.()();

const application = (router: Router, repeatEarly: () => void = repeatEarlyInput) => (
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
      <TakenOver repeatEarly={repeatEarly} />
    </Provider>
  </StrictMode>
);

/** What the server has drawn, if it is what this visitor would see. */
function readDrawn(): DrawnPage | undefined {
  const text = isDrawnForVisitor() ? document.getElementById(DRAWN_ID)?.textContent : undefined;
  return text ? JSON.parse(text) : undefined;
}

/** Takes over what the server has drawn: the same answers, the same first view. */
async function takeOver(
  root: HTMLElement,
  { answers, loaderData, parts, width, origin }: DrawnPage,
) {
  store.set(drawnWidthAtom, width);
  store.set(originAtom, origin);
  // as fresh as the page itself, whenever it was drawn
  for (const { state } of answers.queries) state.dataUpdatedAt = Date.now();
  hydrate(queryClient, answers);
  await loadPage(location.pathname);
  // a press on what has no code yet would be lost
  await loadParts(parts);
  const router = createRouter(pageSession, loaderData);
  // React answers presses from here on by itself, though the page is not taken over yet
  const repeatEarly = window.takeEarlyInput?.();
  const app = application(router, () => {
    void repeatEarly?.();
    // a user's answers may say more than those of a visitor, for whom the page was drawn
    if (store.get(sessionAtom))
      for (const { queryKey } of answers.queries)
        void queryClient.invalidateQueries({ queryKey, exact: true });
  });
  // in small tasks, so that a press in the meantime comes first
  startTransition(() => void hydrateRoot(root, app));
  return router;
}

async function start(): Promise<Router> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await rehydrate();
  const drawn = readDrawn();
  if (drawn) return takeOver(root, drawn);
  const router = createRouter(pageSession);
  createRoot(root).render(application(router));
  return router;
}

/** The first screen does not need the reports, so they start after it is shown. */
const REPORTS_AFTER_MS = 5000;

void start().then((router) => {
  watchView();
  watchSession(
    () => router.state.navigation.location ?? router.state.location,
    (to) => router.navigate(to),
  );
  setTimeout(async () => {
    const { startReports } = await import('./app/reports.ts');
    startReports(() => {
      const { location, matches } = router.state;
      return pageRoute(location.pathname, matches.at(-1)?.params ?? {});
    });
  }, REPORTS_AFTER_MS);
});
