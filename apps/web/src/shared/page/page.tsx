import type { ReactNode } from 'react';
import * as css from './page.css.ts';
import { PageMeta } from './page-meta.tsx';

export interface PageProps {
  title: string;
  /** For those who find the page elsewhere. @default the page is not for them */
  description?: string;
  /** The one address of such a page. */
  path?: string;
  /** True inside an area that already keeps the distance to the window's sides. @default false */
  isInset?: boolean;
  /** The content; a function places the heading itself. */
  children: ReactNode | ((heading: ReactNode) => ReactNode);
}

/** A page with its heading; sets the document's title too. */
export function Page({ title, description, path, isInset = false, children }: PageProps) {
  const heading = <h1 className={css.title}>{title}</h1>;
  return (
    <div className={isInset ? css.inset : css.page}>
      {description === undefined ? (
        <title>{`${title} — Протектор`}</title>
      ) : (
        <PageMeta title={`${title} — Протектор`} description={description} path={path} />
      )}
      {typeof children === 'function' ? (
        children(heading)
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </div>
  );
}
