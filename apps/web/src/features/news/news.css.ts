import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  marginBottom: 14,
});
export const list = style({ borderTop: `2px solid ${ink.ink}`, marginBottom: 24 });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '10px 0 10px 14px',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t14,
  ':hover': { background: surface.sunk },
  selectors: {
    // only for the eye; screen readers get a word in the row
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 16,
      width: 7,
      height: 7,
      borderRadius: 4,
      background: ink.ink,
    },
  },
  '@media': { [below(768)]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const order = style({
  fontWeight: vars.weight.semi,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const text = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below(768)]: { gridColumn: '1 / -1', order: 1 } },
});
export const note = style({ font: vars.text.t13, color: ink.ink3 });
