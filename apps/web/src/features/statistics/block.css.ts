import { below, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const block = style({ minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  marginBottom: 12,
  paddingBottom: 12,
  borderBottom: `1px solid ${color.line.hairline}`,
});

/** At the end of the heading's line; on a phone on a line of its own. */
export const control = style({
  flex: '1 1 220px',
  maxWidth: 260,
  // as high as the words beside it
  margin: '-4px 0 -4px auto',
  '@media': { [below(768)]: { maxWidth: 'none' } },
});

/** Sizes are set in the font of a tyre's sidewall. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.height.target,
  font: `${weight.bold} 17px/1 ${vars.font.mark}`,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

export const update = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 12,
  padding: '8px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const when = style({ font: text.t13, color: color.ink.ink3 });

/** A price and how it changed, in columns of their own. */
export const ends = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto 56px',
  alignItems: 'baseline',
  gap: 8,
});
export const change = styleVariants({
  up: { font: text.t13, color: color.state.dangerText },
  down: { font: text.t13, color: color.state.okText },
  same: { font: text.t13, color: color.ink.ink3 },
});
