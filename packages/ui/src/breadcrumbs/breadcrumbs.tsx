import { ChevronRightIcon } from '../icons/icons.tsx';
import { Link } from '../link/link.tsx';
import { item, list, separator } from './breadcrumbs.css.ts';

export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Its address. The last crumb, the page itself, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** Name of the navigation, read by assistive technology. */
  label: string;
  /** From the top of the site to this page. */
  items: readonly Crumb[];
}

/**
 * The way down to this page; the last item is the page itself.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
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
}
