import { Link } from 'react-router-dom';
import { paths } from '../../../shared/page/paths.ts';
import * as css from './rests-nav.css.ts';

const PARTS = [
  ['rests', 'Товары', paths.companyRests],
  ['imports', 'Загрузить файл', paths.companyImports],
  ['sources', 'Источники', paths.companySources],
] as const;

export interface RestsNavProps {
  company: string;
  current: (typeof PARTS)[number][0];
}

/** The links between the pages of a company's stock: the products, and the ways that they come in. */
export function RestsNav({ company, current }: RestsNavProps) {
  return (
    <nav className={css.nav} aria-label="Остатки">
      <ul className={css.list}>
        {PARTS.map(([part, title, pathOf]) => (
          <li key={part}>
            <Link
              className={css.item}
              to={pathOf(company)}
              aria-current={part === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
