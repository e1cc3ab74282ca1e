import type { Selection } from '@org/api-client/schema';
import { Link } from 'react-router-dom';
import * as chips from '../search/link-chips.css.ts';
import * as css from './selection-links.css.ts';

type SelectionLink = Selection['links'][number];

const TITLES: Record<SelectionLink['of'], string> = {
  kind: 'По виду',
  size: 'По размеру',
  brand: 'По бренду',
};

export interface SelectionLinksProps {
  links: readonly SelectionLink[];
  /** of the section */
  path: string;
}

/** Ways from a list to the parts of it that people look for by name. */
export function SelectionLinks({ links, path }: SelectionLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={css.links} aria-label="Подборки">
      {[...Map.groupBy(links, ({ of }) => of)].map(([of, group]) => (
        <section key={of}>
          <h2 className={css.title}>{TITLES[of]}</h2>
          <ul className={chips.list}>
            {group.map((link) => (
              <li key={link.path}>
                <Link className={chips.link} to={`${path}/${link.path}`}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
