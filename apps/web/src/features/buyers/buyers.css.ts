import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;

export const list = style({ marginTop: 18, borderTop: `2px solid ${ink.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  '@media': { [below(768)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style({
  font: `${vars.weight.semi} ${vars.text.t15}`,
  overflowWrap: 'anywhere',
});
export const late = style({ fontWeight: vars.weight.semi, color: state.dangerText });
