import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const section = style({ display: 'grid', gap: 16, paddingTop: 32 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 12 });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '24px 40px',
  '@media': { [from(1256)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' } },
});
export const part = style({ font: `${weight.semi} ${text.t14}`, paddingBottom: 6 });
export const term = style({ color: color.ink.ink3 });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '8px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  font: text.t13,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from(768)]: { gridTemplateColumns: '112px 84px minmax(0, 1fr) auto' } },
});
export const words = style({ overflowWrap: 'anywhere' });
export const small = style({ display: 'block', font: text.t12, color: color.ink.ink3 });
