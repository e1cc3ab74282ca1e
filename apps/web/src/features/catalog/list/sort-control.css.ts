import { touch, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;

/** Screens where the select has room for one word only. */
export const SHORT = '(max-width: 699.98px)';

/** Looks like the select that replaces it. */
export const face = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  height: vars.height.l,
  padding: '0 12px',
  border: `1px solid ${line.line}`,
  borderRadius: vars.radius.s,
  background: surface.sheet,
  font: vars.text.t15,
  ':hover': { borderColor: ink.ink },
  '@media': { [touch]: { font: vars.text.t16 } },
});
export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
