import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${color.line.hairline}`,
  '@media': {
    [from(768)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from(1256)]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
});

export const tile = style({
  display: 'grid',
  alignContent: 'end',
  gap: 10,
  height: '100%',
  padding: '16px 12px 14px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});

export const drawing = style({ display: 'flex', alignItems: 'flex-end', height: 64 });

export const name = style({
  display: 'block',
  font: `${weight.semi} ${text.t15}`,
  selectors: { 'a:hover &': { textDecoration: 'underline', textUnderlineOffset: 3 } },
});
