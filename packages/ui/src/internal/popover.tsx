import { type ForwardedRef, forwardRef } from 'react';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import * as css from './popover.css.ts';
import { given, type UnstyledProps } from './unstyled.ts';
import { useThemeOf } from './use-theme-of.ts';

export interface PopoverSurfaceProps extends UnstyledProps<PopoverProps> {
  /** Whether it is at least as wide as the element that opened it. @default false */
  asWideAsTrigger?: boolean | undefined;
  /**
   * For a list of options that scrolls itself: as wide as its longest `label`, or as the `trigger`.
   * @default none: any content, the surface scrolls
   */
  list?: keyof typeof css.lists | undefined;
}

/**
 * The surface of everything that opens at its trigger. Put it inside `MenuTrigger` or `DialogTrigger`, or give it
 * `triggerRef`, `isOpen` and `onOpenChange`. It flips and shrinks to stay in view.
 */
export const PopoverSurface = forwardRef(function PopoverSurface(
  { asWideAsTrigger = false, list, offset = 4, ...props }: PopoverSurfaceProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const classes = [css.surface];
  if (asWideAsTrigger) classes.push(css.asWideAsTrigger);
  if (list) classes.push(css.lists[list]);
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  const themed = useThemeOf(props.triggerRef ?? trigger, ref);
  return (
    <Popover
      {...given(props)}
      ref={themed}
      offset={offset}
      containerPadding={css.EDGE}
      className={classes.join(' ')}
    />
  );
});
