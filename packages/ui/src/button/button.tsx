import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { given, type Unstyled } from '../internal/unstyled.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { iconPlace } from './button.css.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';

export interface ButtonProps extends Omit<Unstyled<AriaButtonProps>, 'children'> {
  /** A verb with its result: what will have happened after the press. */
  children: ReactNode;
  /**
   * `primary` for the main action of a place, `signal` for the one money button of a screen, `secondary` and `ghost`
   * beside them, `danger` for what can't be taken back, `danger-ghost` for a way to it, `link` for an action among words (it has one
   * size).
   * @default 'secondary'
   */
  variant?: ButtonVariant | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: ButtonSize | undefined;
  /**
   * Icon before the words, 16 px.
   * @default none
   */
  icon?: ReactNode;
  /**
   * Takes the width of its parent.
   * @default false
   */
  isWide?: boolean | undefined;
  /**
   * Work is going on: a spinner stands in the icon's place, presses do nothing, focus stays.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * Words while `isPending`: the verb in the present. Read out when the work begins.
   * @default children
   */
  pendingText?: ReactNode;
}

/**
 * A button with words. Every other prop is React Aria's.
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
