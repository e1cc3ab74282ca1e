import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const page = style({ padding: '8px 0 48px' });

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '16px 14px',
  padding: '8px 0 20px',
  '@media': { [from(768)]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: 20 } },
});

export const right = style({ paddingTop: 20 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.3em',
  font: text.t13,
  color: color.ink.ink2,
});
/** «1 филиал» never wraps. */
export const fact = style({ whiteSpace: 'nowrap' });
export const title = style({
  font: `${weight.bold} ${text.t28}`,
  letterSpacing: '-.015em',
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 699.98px)': { font: `${weight.bold} ${text.t22}` } },
});

export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [from(768)]: { gridColumn: 'auto' } },
});

export const logo = style({ position: 'relative' });
export const choose = style({
  display: 'block',
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${color.state.focus}`, outlineOffset: 2 },
    '&[data-pending]': { opacity: 0.5 },
  },
});
export const corner = style({
  position: 'absolute',
  top: -14,
  right: -14,
  borderRadius: '50%',
  background: color.surface.sheet,
  boxShadow: vars.shadow.pop,
  color: color.state.dangerText,
});
