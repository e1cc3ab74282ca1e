import type { ReactNode } from 'react';
import * as css from './sheet.css.ts';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h3 className={css.partTitle}>{title}</h3>
      <div className={css.lines}>{children}</div>
    </section>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <div className={css.line}>{children}</div>;
}

interface ShownProps {
  /** States that only a pointer or a key can give, as React Aria names them. */
  as: `data-${'hovered' | 'focus-visible' | 'focus-within' | 'focused'}`;
  /** The selector of the element in the children that has the state. */
  selector: string;
  children: ReactNode;
}

/** Shows a control in a state of the pointer or the keyboard, for a picture of many at once. */
export function Shown({ as, selector, children }: ShownProps) {
  return (
    <div data-shown-as={as} data-shown-in={selector} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Sets the states of every `Shown`, once the controls are rendered. */
export function showStates(canvas: HTMLElement) {
  for (const holder of canvas.querySelectorAll<HTMLElement>('[data-shown-as]')) {
    const { shownAs = '', shownIn = '' } = holder.dataset;
    holder.querySelector(shownIn)?.setAttribute(shownAs, 'true');
  }
}
