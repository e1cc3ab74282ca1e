import { ArrowLeftIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import * as css from './back-link.css.ts';

export interface BackLinkProps {
  href: string;
  /** The text of the link: where it leads. */
  children: string;
}

/** The link back to the list that a page belongs to. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <span className={css.back}>
      <ArrowLeftIcon size={16} />
      <Link variant="action" href={href}>
        {children}
      </Link>
    </span>
  );
}
