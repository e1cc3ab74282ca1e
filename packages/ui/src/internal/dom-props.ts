import type { AriaAttributes } from 'react';

/** Attributes that every component passes to its element: `id`, ARIA names and descriptions, and any `data-*`. */
export interface DomProps
  extends Pick<
    AriaAttributes,
    'aria-describedby' | 'aria-details' | 'aria-label' | 'aria-labelledby'
  > {
  /**
   * Id of the element.
   * @default none
   */
  id?: string | undefined;
}

const isOfDom = (name: string) => /^(id$|aria-|data-)/.test(name);

/** Picks the attributes of an element from props. */
export function domProps(props: object): DomProps {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isOfDom(name)));
}

/** Props without the attributes of an element. */
export function withoutDomProps<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !isOfDom(name))) as Props;
}

/** Picks the `data-*` attributes from props. */
export function dataAttributes(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

/** Joins the given ids for `aria-describedby`; leaves out empty ones. */
export const ids = (...all: unknown[]) => all.filter(Boolean).join(' ') || undefined;
