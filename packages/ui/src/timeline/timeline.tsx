import { forwardRef, type ReactNode } from 'react';
import type { DomProps } from '../internal/dom-props.ts';
import * as css from './timeline.css.ts';

export interface TimelineEvent {
  /** Unique among the events. */
  id: string;
  /** What happened. */
  title: ReactNode;
  /** When: a `DateText`. */
  when: ReactNode;
  /**
   * Who did it, or why.
   * @default none
   */
  details?: ReactNode;
  /**
   * `current` is where it stands now; `ok`, `warn` and `danger` are states, which the title says too.
   * @default 'past'
   */
  tone?: keyof typeof css.marks | undefined;
}

export interface TimelineProps extends DomProps {
  /** Accessible name: whose events they are. */
  label: string;
  /** The events in their order: usually the newest first. */
  events: readonly TimelineEvent[];
}

/** What has happened to one thing, by the hour: an order, a company. For a way with an end known beforehand use `Steps`. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, events, ...props },
  ref,
) {
  return (
    <ol {...props} ref={ref} aria-label={label} className={css.list}>
      {events.map(({ id, title, when, details, tone = 'past' }) => (
        <li
          key={id}
          className={css.event}
          {...(tone === 'current' && { 'aria-current': 'step' as const })}
        >
          <span className={css.marks[tone]} aria-hidden="true" />
          <div className={css.words}>
            <span className={css.title}>{title}</span>
            <span className={css.when}>{when}</span>
          </div>
          {details && <div className={css.details}>{details}</div>}
        </li>
      ))}
    </ol>
  );
});
