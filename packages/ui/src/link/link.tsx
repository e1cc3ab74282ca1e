import { forwardRef, type ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { link } from './link.css.ts';

export interface LinkProps extends Omit<UnstyledProps<AriaLinkProps>, 'children'> {
  /** Text: where the link leads. */
  children: ReactNode;
  /**
   * `text` is underlined and has the size of the text around it, `quiet` is underlined on hover (for names in lists,
   * where everything is a link), `action` is a 13 px link on its own.
   * @default 'text'
   */
  variant?: keyof typeof link | undefined;
}

/**
 * A link. Inside React Aria's `RouterProvider` it navigates without a page load. Every other prop is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/Link.html
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { variant = 'text', ...props },
  ref,
) {
  return <AriaLink {...given(props)} ref={ref} className={link[variant]} />;
});
