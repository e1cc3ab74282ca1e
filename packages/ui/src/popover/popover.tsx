import { forwardRef, type ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import type { DomProps } from '../internal/dom-props.ts';
import { PopoverSurface, type PopoverSurfaceProps } from '../internal/popover.tsx';
import { given } from '../internal/unstyled.ts';
import * as css from './popover.css.ts';

type SurfaceProps = Pick<
  PopoverSurfaceProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'triggerRef' | 'placement'
>;

export interface PopoverProps extends SurfaceProps, DomProps {
  /** Heading, and the name for assistive technology. Give this or `label`. */
  title?: ReactNode;
  /**
   * Name for assistive technology where there is no visible heading.
   * @default title
   */
  label?: string | undefined;
  /** Content, or a function that is given `close`. A `Button` with `slot="close"` closes it too. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small dialog by its trigger, without a scrim: a few controls or a short text. It flips to stay in view, a press
 * outside or Escape closes it, focus goes in and comes back. `ref` is the dialog. Placement: below, centred, unless said otherwise.
 */
export const Popover = forwardRef<HTMLElement, PopoverProps>(function Popover(
  { title, label, children, isOpen, defaultOpen, onOpenChange, triggerRef, placement, ...props },
  ref,
) {
  const surface: SurfaceProps = { isOpen, defaultOpen, onOpenChange, triggerRef, placement };
  return (
    <PopoverSurface {...given(surface)}>
      <Dialog
        {...given(props)}
        {...(label && { 'aria-label': label })}
        ref={ref}
        className={css.dialog}
      >
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
});

/** Opens the `Popover` inside it by the button inside it. */
export const PopoverTrigger = DialogTrigger;
