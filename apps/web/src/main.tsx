import '@org/ui/theme';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { pageRoute } from './app/page-route.ts';
import { router } from './app/router.tsx';
import { watchSession } from './app/session-watch.ts';
import { rehydrate } from './shared/session/root-storage.ts';
import { store } from './shared/session/store.ts';

watchSession(
  () => router.state.navigation.location ?? router.state.location,
  (to) => router.navigate(to),
);

function render() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
}

void rehydrate().then(render);

/** The first screen does not need the reports, so they start after it is shown. */
const REPORTS_AFTER_MS = 5000;
setTimeout(async () => {
  const { startReports } = await import('./app/reports.ts');
  startReports(() => {
    const { location, matches } = router.state;
    return pageRoute(location.pathname, matches.at(-1)?.params ?? {});
  });
}, REPORTS_AFTER_MS);
