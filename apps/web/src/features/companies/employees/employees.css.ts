import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const note = style({ font: text.t13, color: color.ink.ink3, maxWidth: '60ch' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [from(1024)]: { gridTemplateColumns: 'auto minmax(0, 1fr) 150px 300px' } },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  font: `${weight.medium} ${text.t14}`,
  overflowWrap: 'anywhere',
});
export const contacts = style({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  font: text.t13,
  color: color.ink.ink2,
  overflowWrap: 'anywhere',
});
export const role = style({
  font: text.t14,
  minWidth: 0,
  '@media': { '(max-width: 999.98px)': { gridColumn: 2 } },
});
export const limit = style({
  display: 'grid',
  gap: 12,
  minWidth: 0,
});
export const legend = style({ marginBottom: 8, font: `${weight.medium} ${text.t14}` });
export const over = style({ font: text.t13, color: color.state.dangerText });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 4,
  '@media': {
    '(max-width: 999.98px)': { gridColumn: 2, justifyContent: 'flex-start', marginLeft: -8 },
  },
});
export const mandate = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const stopped = style({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: '24px 0',
});
