import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const section = style({ paddingTop: 32 });
export const title = style({ margin: '0 0 8px', font: `${weight.semi} ${text.t16}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const name = style({ font: `${weight.medium} ${text.t14}`, overflowWrap: 'anywhere' });
