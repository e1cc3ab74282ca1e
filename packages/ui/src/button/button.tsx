import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { iconPlace } from './button.css.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export interface ButtonProps extends Omit<UnstyledProps<AriaButtonProps>, 'children'> {
  /** Text: a verb with its result, what the press will do. */
  children: ReactNode;
  /**
   * `primary` for the main action, `signal` for the one button of a screen that costs money, `secondary` and `ghost`
   * for actions beside them, `danger` for actions that can't be undone, `danger-ghost` for a button that leads to one,
   * `link` for an action inside a text (it has one size).
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: ButtonSize | undefined;
  /**
   * Icon before the text, 16 px.
   * @default none
   */
  icon?: ReactNode;
  /**
   * Whether it takes the width of its parent.
   * @default false
   */
  isWide?: boolean | undefined;
  /**
   * Whether work is in progress: a spinner replaces the icon, presses do nothing, the focus stays.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * Text while `isPending`: the verb in the present tense. Announced when the work begins.
   * @default children
   */
  pendingText?: ReactNode;
}

/**
 * A button with text. Every other prop is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/Button.html
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, variant = 'secondary', size = 'm', icon, isWide = false, pendingText, ...props },
  ref,
) {
  const isPending = props.isPending ?? false;
  const before = isPending ? <Spinner /> : icon;
  return (
    <AriaButton {...given(props)} ref={ref} className={buttonClass(variant, size, isWide)}>
      {before && <span className={iconPlace}>{before}</span>}
      {isPending ? (pendingText ?? children) : children}
    </AriaButton>
  );
});
