import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';
import { dense } from './product-row.css.ts';

export const name = style({ gridArea: 'name' });
export const size = style({
  gridArea: 'size',
  display: 'none',
  '@media': { [from(1024)]: { display: 'block' } },
});
/** The heading of the badges, where they have a column of their own. */
export const badges = style({
  gridArea: 'badges',
  display: 'none',
  '@media': { [from(1920)]: { display: 'block' } },
  selectors: { [`${dense} &`]: { '@media': { [from(1024)]: { display: 'block' } } } },
});
export const price = style({ gridArea: 'price', justifySelf: 'end' });
export const stock = style({ gridArea: 'stock', justifySelf: 'end' });
export const offers = style({ gridArea: 'off', justifySelf: 'end' });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  borderRadius: vars.radius.tag,
  selectors: { '&:hover, &[data-on]': { color: vars.color.ink.ink } },
});
