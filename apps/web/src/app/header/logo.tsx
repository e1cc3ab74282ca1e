import { Link } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import * as css from './app-header.css.ts';

/** The mark and the name, as a link to the home page. */
export function Logo() {
  return (
    <Link to={paths.home} className={css.logo} aria-label="Протектор — на главную">
      <svg className={css.logoMark} viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M1.5 1.5h21v8L15 12V8.5H9V12L1.5 9.5zM1.5 11.7 9 14.2v4.5l-7.5-2.5zM1.5 18.4 9 20.9v1.6H1.5zM22.5 11.7 15 14.2v4.5l7.5-2.5z"
        />
        <path className={css.logoSignal} d="M22.5 18.4 15 20.9v1.6h7.5z" />
      </svg>
      <span className={css.logoName}>Протектор</span>
    </Link>
  );
}
