import { getYear } from 'date-fns/getYear';
import { Link } from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import * as css from './footer.css.ts';

export function Footer() {
  return (
    <footer className={css.footer}>
      <span>© {getYear(new Date())} «Протектор»</span>
      <Link className={css.link} to={paths.home}>
        Условия использования
      </Link>
      <Link className={css.link} to={paths.home}>
        Политика конфиденциальности
      </Link>
      <Link className={css.link} to={paths.priceCheck}>
        Проверить прайс-лист
      </Link>
      <span className={css.end}>Ставка НДС указана у каждого предложения</span>
    </footer>
  );
}
