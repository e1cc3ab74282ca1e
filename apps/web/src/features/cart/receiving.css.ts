import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;
const phone = below(768);

export const shipment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderTop: `1px solid ${line.hairline}`,
  font: vars.text.t13,
});
export const kind = style({ flexShrink: 0 });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  flex: '1 1 260px',
  minWidth: 0,
  color: ink.ink2,
});
export const warehouse = style({ fontWeight: vars.weight.semi, color: ink.ink });
export const address = style({
  flex: '1 1 180px',
  maxWidth: 300,
  '@media': { [phone]: { flexBasis: '100%', maxWidth: 'none' } },
});
export const when = style({
  marginLeft: 'auto',
  textAlign: 'right',
  color: ink.ink2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { marginLeft: 0, textAlign: 'left', flexBasis: '100%' } },
});
export const obstacle = style({ flexBasis: '100%', font: vars.text.t12, color: state.dangerText });
export const landed = style({ font: vars.text.t12, color: ink.ink3, display: 'block' });
