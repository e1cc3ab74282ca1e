import { type CSSProperties, forwardRef, type ReactNode } from 'react';
import { useSlottedContext } from 'react-aria-components/slots';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  Focusable,
  OverlayArrow,
  TooltipContext,
  TooltipTrigger,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import type { DomProps } from '../internal/dom-props.ts';
import { given } from '../internal/unstyled.ts';
import { useThemeOf } from '../internal/use-theme-of.ts';
import * as css from './tooltip.css.ts';

export interface TooltipProps
  extends Pick<
      TooltipTriggerComponentProps,
      'isDisabled' | 'isOpen' | 'defaultOpen' | 'onOpenChange'
    >,
    DomProps {
  /** Words of the tooltip: they describe the trigger and are never its only name. */
  content: ReactNode;
  /** One control of this library (button, link …), or a `TooltipTarget` around anything else. */
  children: ReactNode;
  /**
   * Side of the trigger; it flips when there is no room.
   * @default 'top'
   */
  placement?: AriaTooltipProps['placement'] | undefined;
  /**
   * Widest it gets, px; the words wrap.
   * @default 140
   */
  width?: number | undefined;
  /**
   * How long the pointer rests before it opens, ms. Keyboard focus opens at once, and so does the next tooltip.
   * @default 500
   */
  delay?: number | undefined;
  /**
   * How long it stays after the pointer has left, ms; long enough to reach the tooltip itself.
   * @default 200
   */
  closeDelay?: number | undefined;
}

/**
 * A few words about its trigger on hover and on keyboard focus. Escape or a press closes it; a finger never opens it, so
 * what it says must be known otherwise too.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  {
    content,
    children,
    placement = 'top',
    width = 140,
    delay = 500,
    closeDelay = 200,
    isDisabled,
    isOpen,
    defaultOpen,
    onOpenChange,
    ...props
  },
  ref,
) {
  const trigger = { isDisabled, isOpen, defaultOpen, onOpenChange };
  return (
    <TooltipTrigger {...given(trigger)} delay={delay} closeDelay={closeDelay}>
      {children}
      <Words {...given(props)} ref={ref} width={width} placement={placement}>
        {content}
      </Words>
    </TooltipTrigger>
  );
});

interface WordsProps extends DomProps {
  width: number;
  placement: NonNullable<TooltipProps['placement']>;
  children: ReactNode;
}

const Words = forwardRef<HTMLDivElement, WordsProps>(function Words(
  { width, children, ...props },
  ref,
) {
  const trigger = useSlottedContext(TooltipContext)?.triggerRef;
  return (
    <AriaTooltip
      {...given(props)}
      ref={useThemeOf(trigger, ref)}
      className={css.tooltip}
      style={{ [css.width]: `${width}px` } as CSSProperties}
      offset={8}
    >
      <OverlayArrow>
        <div className={css.arrow} />
      </OverlayArrow>
      {children}
    </AriaTooltip>
  );
});

/** Makes an element with a role and a name (a drawing, a price) reachable by keyboard, so that it can have a tooltip. */
export const TooltipTarget: typeof Focusable = Focusable;
