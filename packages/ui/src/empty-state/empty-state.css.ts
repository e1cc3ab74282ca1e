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

/** With a drawing it stands for a whole list and speaks louder. */
export const drawn = {
  title: style({ font: `${weight.bold} ${text.t22}`, letterSpacing: '-.01em' }),
  reason: style({ font: text.t15, color: color.ink.ink2 }),
};

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });
