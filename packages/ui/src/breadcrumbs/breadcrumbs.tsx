import { forwardRef } from 'react';
import { ChevronRightIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { Link } from '../link/link.tsx';
import { useWords } from '../words/words.tsx';
import { item, list, separator } from './breadcrumbs.css.ts';

export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Its address. The last crumb, the page itself, needs none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps extends DomProps {
  /**
   * Accessible name of the navigation.
   * @default those of `WordsProvider`
   */
  label?: string | undefined;
  /** The pages from the top of the site to this page. */
  items: readonly Crumb[];
}

/**
 * The path from the top of the site to this page; the last item is the page itself.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, items, ...props },
  ref,
) {
  const words = useWords();
  return (
    <nav {...props} ref={ref} aria-label={label ?? words.path}>
      <ol className={list}>
        {items.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label} className={item}>
            {index > 0 && (
              <span className={separator}>
                <ChevronRightIcon size={14} />
              </span>
            )}
            {index < items.length - 1 ? (
              <Link href={crumb.href} variant="quiet">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
