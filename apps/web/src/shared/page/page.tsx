import type { ReactNode } from 'react';
import * as css from './page.css.ts';

export interface PageProps {
  title: string;
  /** True inside an area that already keeps the distance to the window's sides. @default false */
  isInset?: boolean;
  /** The content; a function places the heading itself. */
  children: ReactNode | ((heading: ReactNode) => ReactNode);
}

/** A page with its heading; sets the document's title too. */
export function Page({ title, isInset = false, children }: PageProps) {
  const heading = <h1 className={css.title}>{title}</h1>;
  return (
    <div className={isInset ? css.inset : css.page}>
      <title>{`${title} — Протектор`}</title>
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
