import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  maxWidth: 520,
});

export const title = style({ font: `${weight.semi} ${text.t16}` });

export const reason = style({ color: color.ink.ink2 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
