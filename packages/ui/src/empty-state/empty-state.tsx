import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import { actions as actionsClass, empty, reason, title as titleClass } from './empty-state.css.ts';

export interface EmptyStateProps extends DomProps {
  /** What is missing. */
  title: string;
  /**
   * Why, and what to do about it.
   * @default none
   */
  children?: ReactNode;
  /**
   * Drawing of what was searched for, above the title. With it the title is larger.
   * @default none
   */
  drawing?: ReactNode;
  /**
   * Buttons or links, one click each.
   * @default none
   */
  actions?: ReactNode;
  /**
   * Level of the title's heading in the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Shown instead of an empty list: what is missing, why, and what to do next. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, children, drawing, actions, headingLevel = 2, ...props },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...props} ref={ref} className={empty}>
      {drawing}
      <Heading className={titleClass}>{title}</Heading>
      {children && <div className={reason}>{children}</div>}
      {actions && <div className={actionsClass}>{actions}</div>}
    </div>
  );
});
