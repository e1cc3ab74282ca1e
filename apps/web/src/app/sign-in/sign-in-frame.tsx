import { Link } from '@org/ui/link';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { paths } from '../../shared/page/paths.ts';
import { Logo } from '../header/logo.tsx';
import * as css from './sign-in-frame.css.ts';

const Sidewall = lazyPart(() => import('./sidewall.tsx'), 'Sidewall');

/**
 * The frame of the pages for signing in: the form, and beside it on a wide screen the sidewall that the brand is based
 * on.
 */
export function SignInFrame() {
  const isWide = useMedia(css.WIDE);
  return (
    <div className={css.frame}>
      <div className={css.side}>
        <header>
          <Logo />
        </header>
        <main className={css.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={css.foot}>
          Каталог открыт и без входа: <Link href={paths.tires}>смотреть шины</Link>
        </footer>
      </div>
      {isWide && (
        <div className={css.drawing}>
          <Suspense>
            <Sidewall />
          </Suspense>
        </div>
      )}
    </div>
  );
}
