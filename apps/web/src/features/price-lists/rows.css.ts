import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, weight, font } = vars;

export const mark = style({
  padding: '0 2px',
  borderRadius: vars.radius.tag,
  background: color.state.warnWash,
  color: color.ink.ink,
  boxShadow: `inset 0 -2px 0 ${color.state.warn}`,
});
export const brand = style({ fontWeight: weight.semi });
export const size = style({ font: `700 15px/20px ${font.mark}`, whiteSpace: 'nowrap' });
export const indices = style({ fontWeight: weight.medium, color: color.ink.ink2 });
export const unknown = style({ color: color.ink.ink3 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '4px 0 12px',
});
export const search = style({
  flex: '0 1 360px',
  minWidth: 0,
  '@media': { [below(768)]: { flexBasis: '100%' } },
});
