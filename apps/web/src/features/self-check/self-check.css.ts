import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const list = style({ maxWidth: 760, borderTop: `1px solid ${color.line.hairline}` });

export const row = style({
  display: 'grid',
  gap: '2px 24px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [from(768)]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});
export const finding = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 20 });
export const ok = style({ color: color.state.okText });
export const bad = style({ color: color.state.dangerText });
