import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { PopoverSurface, type PopoverSurfaceProps } from '../internal/popover.tsx';
import * as css from './popover.css.ts';

export interface PopoverProps
  extends Pick<
    PopoverSurfaceProps,
    'isOpen' | 'defaultOpen' | 'onOpenChange' | 'triggerRef' | 'placement'
  > {
  /** Heading, and the name for assistive technology. Give this or `label`. */
  title?: ReactNode;
  /**
   * Name for assistive technology where there is no visible heading.
   * @default title
   */
  label?: string;
  /** Content, or a function that is given `close`. A `Button` with `slot="close"` closes it too. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small dialog by its trigger, without a scrim: a few controls or a short text. It flips to stay in view, a press
 * outside or Escape closes it, focus goes in and comes back. Placement: below, centred, unless said otherwise.
 */
export function Popover({ title, label, children, ...surface }: PopoverProps) {
  return (
    <PopoverSurface {...surface}>
      <Dialog className={css.dialog} aria-label={label}>
        {({ close }) => (
          <>
            {title && (
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </Dialog>
    </PopoverSurface>
  );
}

/** Opens the `Popover` inside it by the button inside it. */
export const PopoverTrigger = DialogTrigger;
