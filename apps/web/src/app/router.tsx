import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { toCanonicalPath } from './canonical.ts';
import { ErrorPage } from './error-page.tsx';
import { requireSession, requireVisitor } from './guard.ts';
import { Layout } from './layout.tsx';
import {
  guardedPages,
  lazily,
  notFound,
  ownPages,
  publicPages,
  resetPage,
  signInPages,
} from './pages.ts';
import { Root } from './root.tsx';

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
                lazy: lazily(async () => (await import('./profile-area.tsx')).ProfileArea),
                children: ownPages,
              },
              notFound,
            ],
          },
        ],
      },
      {
        lazy: lazily(async () => (await import('./sign-in-frame.tsx')).SignInFrame),
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
