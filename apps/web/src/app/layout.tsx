import { ArrowUpIcon } from '@org/ui/icons';
import { getYear } from 'date-fns/getYear';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import * as footerCss from './footer.css.ts';
import { Header } from './header/header.tsx';
import * as css from './layout.css.ts';
import * as toTopCss from './to-top.css.ts';

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

function Footer() {
  return (
    <footer className={footerCss.footer}>
      <span>© {getYear(new Date())} «Протектор»</span>
      <Link className={footerCss.link} to={paths.home}>
        Условия использования
      </Link>
      <Link className={footerCss.link} to={paths.home}>
        Политика конфиденциальности
      </Link>
      <Link className={footerCss.link} to={paths.priceCheck}>
        Проверить прайс-лист
      </Link>
      <span className={footerCss.end}>Ставка НДС указана у каждого предложения</span>
    </footer>
  );
}

/** Back to the top of a long page; appears once the first 400 px are out of sight. */
function ToTop() {
  const top = useRef<HTMLDivElement>(null);
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    if (!top.current) return;
    // does not force a layout, as reading the scroll position would
    const observer = new IntersectionObserver((entries) =>
      setFarDown(!entries.at(-1)?.isIntersecting),
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={top} className={toTopCss.top} aria-hidden="true" />
      {isFarDown && (
        <button
          type="button"
          className={toTopCss.button}
          aria-label="Наверх"
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <ArrowUpIcon />
        </button>
      )}
    </>
  );
}
