import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight, radius } = vars;

export const lead = style({ marginBottom: 16 });
/** The old and the new account, one under the other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px 32px',
  padding: '14px 16px',
  borderRadius: radius.m,
  background: color.surface.sunk,
  '@media': { '(max-width: 599.98px)': { columnGap: 12, padding: '14px 12px' } },
});
export const value = style({ display: 'grid', gap: 2, margin: 0, minWidth: 0 });
export const account = style({
  font: `${weight.medium} ${text.t14}`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const old = style([account, { textDecoration: 'line-through', color: color.ink.ink3 }]);
export const bank = style({ font: text.t12, color: color.ink.ink2, overflowWrap: 'anywhere' });
export const waiting = style({ display: 'grid', gap: 12, padding: '16px 0' });
export const left = style({ margin: '4px 0 0', fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
