import { type ForwardedRef, forwardRef } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import * as css from './popover.css.ts';
import { given, type Unstyled } from './unstyled.ts';

export interface PopoverSurfaceProps extends Unstyled<PopoverProps> {
  /** Never narrower than the element that opened it. @default false */
  asWideAsTrigger?: boolean | undefined;
  /**
   * Holds a list of options that scrolls by itself: as wide as its longest `label`, or as the `trigger`.
   * @default none: any content, the surface scrolls
   */
  list?: keyof typeof css.lists | undefined;
}

/**
 * The surface under everything that opens by its trigger. Put it inside `MenuTrigger` or `DialogTrigger`, or give it
 * `triggerRef`, `isOpen` and `onOpenChange`. It flips and shrinks to stay in view.
 */
export const PopoverSurface = forwardRef(function PopoverSurface(
  { asWideAsTrigger = false, list, offset = 4, ...props }: PopoverSurfaceProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const classes = [css.surface];
  if (asWideAsTrigger) classes.push(css.asWideAsTrigger);
  if (list) classes.push(css.lists[list]);
  return <Popover {...given(props)} ref={ref} offset={offset} className={classes.join(' ')} />;
});
