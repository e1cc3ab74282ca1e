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
  /** Heading and accessible name. Set this or `label`. */
  title?: ReactNode;
  /**
   * Accessible name if there is no visible heading.
   * @default title
   */
  label?: string | undefined;
  /** Content, or a function that gets `close`. A `Button` with `slot="close"` also closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small dialog at its trigger, without a scrim: for a few controls or a short text. It flips to stay in view. A press
 * outside or Escape closes it. The focus moves into it and returns on closing. By default it is below the trigger,
 * centred. `ref` is the dialog.
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

/** Contains a button and the `Popover` that it opens. */
export const PopoverTrigger = DialogTrigger;
