import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const bell = style({ position: 'relative', display: 'grid' });
export const count = style({
  position: 'absolute',
  top: -7,
  left: 9,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: vars.radius.full,
  background: vars.color.state.danger,
  color: vars.color.state.onDanger,
  font: `${vars.weight.semi} 11px/18px ${vars.font.ui}`,
  textAlign: 'center',
});
