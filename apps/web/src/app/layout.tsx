import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import * as css from './layout.css.ts';
import { ToTop } from './to-top.tsx';

/** The frame of the catalog and of all pages for signed-in users. */
export function Layout() {
  return (
    <div className={css.page}>
      <Header />
      <main className={css.main} id="main" tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <BottomBar />
      <ToTop />
    </div>
  );
}
