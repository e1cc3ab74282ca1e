import { Link, useLocation } from 'react-router-dom';
import { loginHref } from '../../../shared/page/target.ts';
import * as css from './offers.css.ts';

/** In the place of a price that only those see who have logged in: the way to the login and back. */
export function LoginForPrice() {
  return (
    <Link className={css.link} to={loginHref(useLocation())}>
      Цены видны после входа
    </Link>
  );
}
