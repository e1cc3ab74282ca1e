import type { ReactNode } from 'react';
import * as css from './page.css.ts';

interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the handbook: a title, an introduction, sections. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main className={css.page}>
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}

interface FactsProps {
  label: string;
  head: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

export function Facts({ label, head, rows }: FactsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
