import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';
import { item as ruledItem } from '../../../shared/page/ruled-list.css.ts';

const { color, radius, text } = vars;

export const days = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 });
export const count = style({
  font: text.t14,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from(1024)]: { textAlign: 'end' } },
});

/** The question that must be answered before the first price list. */
export const ask = style({
  display: 'grid',
  gap: 16,
  maxWidth: 480,
  padding: '20px 24px',
  borderRadius: radius.m,
  background: color.surface.sheet,
  boxShadow: `0 0 0 1px ${color.line.hairline}`,
});
export const askTitle = style({ font: text.t16, fontWeight: vars.weight.semi });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  font: text.t13,
  color: color.ink.ink2,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginInlineStart: -8,
});
export const item = style([
  ruledItem,
  {
    '@media': {
      [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) 180px' },
      [from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr) 150px 150px auto' },
    },
  },
]);
