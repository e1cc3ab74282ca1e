import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { sections } from '../shared/sections.ts';
import { ErrorPage } from './error-page.tsx';
import { Layout } from './layout.tsx';

const sectionRoutes: RouteObject[] = sections.map(({ code, path }) => ({
  path,
  handle: { section: code },
  // the list's request runs beside the page's chunk, not after it
  loader: async ({ request }) => {
    const { warmSection } = await import('../features/catalog/atoms.ts');
    warmSection(code, new URL(request.url).searchParams);
    return null;
  },
  lazy: { Component: async () => (await import('../pages/section.tsx')).Section },
}));

export const router = createBrowserRouter([
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      ...sectionRoutes,
      {
        path: '*',
        lazy: { Component: async () => (await import('../pages/not-found.tsx')).NotFound },
      },
    ],
  },
]);
