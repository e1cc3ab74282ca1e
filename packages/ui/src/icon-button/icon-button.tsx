import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { sizes, variants } from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<UnstyledProps<AriaButtonProps>, 'children' | 'aria-label'> {
  /** Accessible name: what the press does. Screen readers can't read the icon. */
  label: string;
  /** One icon, 16 or 20 px. */
  icon: ReactNode;
  /**
   * `plain` has no border, `secondary` the border of a button, `inherit` takes the text colour of a dark or coloured
   * background.
   * @default 'plain'
   */
  variant?: keyof typeof variants | undefined;
  /**
   * Side 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 's'
   */
  size?: keyof typeof sizes | undefined;
  /**
   * Makes it a toggle button and sets whether it is on. Keep `label` the same in both states, and fill the icon when
   * on.
   * @default none: not a toggle
   */
  isSelected?: boolean | undefined;
  /**
   * Whether work is in progress: a spinner replaces the icon, presses do nothing, the focus stays.
   * @default false
   */
  isPending?: boolean | undefined;
}

/**
 * A button with only an icon. Every other prop is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/Button.html
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'plain', size = 's', isSelected, ...props },
  ref,
) {
  return (
    <AriaButton
      {...given({ ...props, 'aria-pressed': isSelected })}
      ref={ref}
      className={`${variants[variant]} ${sizes[size]}`}
    >
      {props.isPending ? <Spinner /> : icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </AriaButton>
  );
});
