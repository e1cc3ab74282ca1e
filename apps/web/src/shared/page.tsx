import type { ReactNode } from 'react';
import * as css from './page.css.ts';

/** A page with its heading, and the document's title from it. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <title>{`${title} — Протектор`}</title>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  );
}
