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
  /** Text of the tooltip. It describes the trigger and is never its only name. */
  content: ReactNode;
  /** One control of this library (button, link …), or a `TooltipTarget` around anything else. */
  children: ReactNode;
  /**
   * Side of the trigger. The tooltip flips if there is no room.
   * @default 'top'
   */
  placement?: AriaTooltipProps['placement'] | undefined;
  /**
   * Maximum width, px; the text wraps.
   * @default 140
   */
  width?: number | undefined;
  /**
   * How long the pointer rests before the tooltip opens, ms. On keyboard focus it opens at once, and so does the next
   * one.
   * @default 500
   */
  delay?: number | undefined;
  /**
   * How long it stays open after the pointer has left, ms: long enough to reach the tooltip itself.
   * @default 200
   */
  closeDelay?: number | undefined;
}

/**
 * A short text about its trigger, on hover and on keyboard focus. Escape or a press closes it. It never opens on touch,
 * so its information must also be available elsewhere.
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

/** Makes an element with a role and a name (a drawing, a price) focusable, so that it can have a tooltip. */
export const TooltipTarget: typeof Focusable = Focusable;
