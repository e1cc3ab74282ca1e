import { forwardRef, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { given, type Unstyled } from '../internal/unstyled.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { sizes, variants } from './icon-button.css.ts';

export interface IconButtonProps
  extends Omit<Unstyled<AriaButtonProps>, 'children' | 'aria-label'> {
  /** What the press does, in words: the icon alone says it to nobody who can't see it. */
  label: string;
  /** One icon, 16 or 20 px. */
  icon: ReactNode;
  /**
   * `plain` has no frame, `secondary` the frame of a button, `inherit` takes the colour of a dark or coloured ground.
   * @default 'plain'
   */
  variant?: keyof typeof variants | undefined;
  /**
   * Side 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 's'
   */
  size?: keyof typeof sizes | undefined;
  /**
   * Makes it a toggle and says whether it is on. Keep `label` the same in both states, and fill the icon.
   * @default none: not a toggle
   */
  isSelected?: boolean | undefined;
  /**
   * Work is going on: a spinner takes the icon's place, presses do nothing, focus stays.
   * @default false
   */
  isPending?: boolean | undefined;
}

/**
 * A button of one icon. Every other prop is React Aria's.
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
