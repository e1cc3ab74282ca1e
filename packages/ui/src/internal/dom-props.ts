import type { AriaAttributes } from 'react';

/** Attributes that every component hands on to its element: `id`, what ARIA says of it, and any `data-*`. */
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

/** The attributes of an element among props. */
export function domProps(props: object): DomProps {
  return Object.fromEntries(Object.entries(props).filter(([name]) => isOfDom(name)));
}

/** Props without the attributes of an element. */
export function withoutDomProps<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !isOfDom(name))) as Props;
}

/** The `data-*` attributes among props. */
export function dataAttributes(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

/** The ids that are there, as `aria-describedby` lists them. */
export const ids = (...all: unknown[]) => all.filter(Boolean).join(' ') || undefined;
