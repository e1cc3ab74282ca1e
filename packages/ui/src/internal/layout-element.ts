/** Elements that a layout component may be: none of them is a control. */
export type LayoutElement =
  | 'article'
  | 'aside'
  | 'div'
  | 'footer'
  | 'header'
  | 'li'
  | 'main'
  | 'nav'
  | 'ol'
  | 'section'
  | 'span'
  | 'ul';

/** Safari forgets that a list without bullets is one. */
export const roleOf = (as: LayoutElement) => (as === 'ul' || as === 'ol' ? 'list' : undefined);
