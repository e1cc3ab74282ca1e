import '@org/ui/theme';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './app/router.tsx';
import { watchSession } from './app/session-watch.ts';
import { rehydrate } from './shared/root-storage.ts';
import { store } from './shared/store.ts';

watchSession(
  () => router.state.navigation.location ?? router.state.location,
  (to) => router.navigate(to),
);

/** Fills the page. */
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
