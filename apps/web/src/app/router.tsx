import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { noteAddress } from '../shared/hooks/use-debounced-value.ts';
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

const routes: RouteObject[] = [
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

export const router = createBrowserRouter(routes);

let lastKey = router.state.location.key;
router.subscribe(({ location, navigation }) => {
  const { key } = navigation.location ?? location;
  if (key === lastKey) return;
  lastKey = key;
  noteAddress();
});
