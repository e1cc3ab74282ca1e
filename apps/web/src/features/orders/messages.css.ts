import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line } = vars.color;

export const message = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: 12,
  padding: '10px 0',
  borderTop: `1px solid ${line.hairline}`,
});
export const who = style({ fontWeight: vars.weight.semi, color: ink.ink });
export const text = style({
  font: vars.text.t14,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const form = style({
  display: 'grid',
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${line.hairline}`,
  '@media': { print: { display: 'none' } },
});
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 8 });
export const photo = style({
  display: 'block',
  width: 72,
  height: 72,
  borderRadius: vars.radius.s,
  objectFit: 'cover',
  background: vars.color.surface.sunk,
});
