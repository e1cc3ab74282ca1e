import { forwardRef, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { iconPlace } from '../button/button.css.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button/button-class.ts';
import { given, type UnstyledProps } from '../internal/unstyled.ts';

export interface ButtonLinkProps extends Omit<UnstyledProps<LinkProps>, 'children'> {
  /** Text: where the link leads. */
  children: ReactNode;
  /**
   * Looks like the `Button` of this variant.
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
}

/** A link that looks like a button: it leads to another page, so it can be opened in a new tab. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { children, variant = 'secondary', size = 'm', icon, isWide = false, ...props },
  ref,
) {
  return (
    <Link {...given(props)} ref={ref} className={buttonClass(variant, size, isWide)}>
      {icon && <span className={iconPlace}>{icon}</span>}
      {children}
    </Link>
  );
});
