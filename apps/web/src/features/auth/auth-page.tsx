import type { ReactNode } from 'react';
import * as css from './auth.css.ts';

export interface AuthPageProps {
  title: string;
  /** A line under the heading. @default none */
  lead?: string;
  children: ReactNode;
}

/** A page for signing in: its heading and its form. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <div className={css.page}>
      <title>{`${title} — Протектор`}</title>
      <div>
        <h1 className={css.title}>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
