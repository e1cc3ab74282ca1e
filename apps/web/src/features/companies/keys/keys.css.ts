import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, text } = vars;
export const secret = style({
  padding: 16,
  borderRadius: radius.m,
  background: color.surface.sunk,
  font: text.t14,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const details = style({ font: text.t13, color: color.ink.ink2, overflowWrap: 'anywhere' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': {
    [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});
export const actions = style({
  '@media': { [below(768)]: { marginLeft: -8 } },
});
