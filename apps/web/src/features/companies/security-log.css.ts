import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const heading = style({ marginTop: 32, font: `${weight.semi} ${text.t18}` });
export const note = style({
  font: text.t13,
  color: color.ink.ink3,
  padding: '20px 0 12px',
  maxWidth: '64ch',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 24px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [from(768)]: { gridTemplateColumns: '180px minmax(0, 1fr) minmax(0, 220px)' } },
});
export const when = style({ font: text.t13, color: color.ink.ink2 });
export const more = style({ padding: '16px 0' });
