import { Suspense } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useNavigate, useNavigation } from 'react-router-dom';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as css from './layout.css.ts';
import { ToTop } from './to-top.tsx';

/** The frame around every page. */
export function Layout() {
  const { state } = useNavigation();
  const navigate = useNavigate();
  return (
    <I18nProvider locale="ru-RU">
      <RouterProvider navigate={(to) => navigate(to)} useHref={useHref}>
        <div className={css.page}>
          <a className={css.skip} href="#main">
            К содержанию
          </a>
          {state === 'loading' && (
            <div className={css.pending} role="progressbar" aria-label="Страница загружается" />
          )}
          <Header />
          <main className={css.main} id="main" tabIndex={-1}>
            <Suspense>
              <Outlet />
            </Suspense>
          </main>
          <Footer />
          <BottomBar />
          <ToTop />
          <ScrollRestoration />
        </div>
      </RouterProvider>
    </I18nProvider>
  );
}
