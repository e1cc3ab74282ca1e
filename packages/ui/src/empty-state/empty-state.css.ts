import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  maxWidth: 520,
});

/** With a drawing it replaces a whole list, so it is larger. */
export const title = style({
  font: `${weight.semi} ${text.t16}`,
  selectors: {
    '&:not(:first-child)': { font: `${weight.bold} ${text.t22}`, letterSpacing: '-.01em' },
  },
});

export const reason = style({
  color: color.ink.ink2,
  selectors: { [`${title}:not(:first-child) + &`]: { font: text.t15 } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
