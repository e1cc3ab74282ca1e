import { forwardRef, type ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, ZapIcon } from '../icons/icons.tsx';
import type { DomProps } from '../internal/dom-props.ts';
import { body, fact, icons, tones } from './note.css.ts';

export interface NoteProps extends DomProps {
  /** Text: what to know or to do. */
  children: ReactNode;
  /**
   * The fact before the text, in bold.
   * @default none
   */
  title?: string | undefined;
  /**
   * `danger` is announced when it appears; `signal` is a hint that saves money, at most one on a screen.
   * @default 'info'
   */
  tone?: keyof typeof tones | undefined;
}

const drawings = {
  info: InfoIcon,
  ok: CircleCheckIcon,
  danger: CircleAlertIcon,
  signal: ZapIcon,
};

/** A message in the page, beside what it is about. For a message that disappears by itself use a toast. */
export const Note = forwardRef<HTMLDivElement, NoteProps>(function Note(
  { children, title, tone = 'info', ...props },
  ref,
) {
  const Icon = drawings[tone];
  return (
    <div
      {...props}
      ref={ref}
      className={tones[tone]}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <span className={icons[tone]}>
        <Icon />
      </span>
      <div className={body}>
        {title && <strong className={fact}>{title} </strong>}
        {children}
      </div>
    </div>
  );
});
