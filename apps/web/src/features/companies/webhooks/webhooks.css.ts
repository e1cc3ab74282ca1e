import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text } = vars;

export const section = style({ paddingTop: 32 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
});
export const url = style({ font: text.t14, overflowWrap: 'anywhere' });
export const call = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const taken = style({ font: text.t13, gridColumn: 1, color: color.ink.ink2 });
export const failed = style([taken, { color: color.state.dangerText }]);
