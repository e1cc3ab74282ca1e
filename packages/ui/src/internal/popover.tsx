import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import * as css from './popover.css.ts';

export interface PopoverSurfaceProps extends Omit<PopoverProps, 'className' | 'style'> {
  /** Never narrower than the element that opened it. @default false */
  asWideAsTrigger?: boolean;
}

/**
 * The surface under everything that opens by its trigger. Put it inside `MenuTrigger` or `DialogTrigger`, or give it
 * `triggerRef`, `isOpen` and `onOpenChange`. It flips and shrinks to stay in view.
 */
export function PopoverSurface({
  asWideAsTrigger = false,
  offset = 4,
  ...props
}: PopoverSurfaceProps) {
  const className = asWideAsTrigger ? `${css.surface} ${css.asWideAsTrigger}` : css.surface;
  return <Popover {...props} offset={offset} className={className} />;
}
