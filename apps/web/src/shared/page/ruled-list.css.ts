import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, text } = vars;

/** What a list is, and what is done with it, above its first line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '20px 0 12px',
});
export const list = style({ display: 'grid', borderTop: `1px solid ${color.line.hairline}` });
/** What it is, what is known of it, and what can be done with it. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': { [from(768)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
});
export const details = style({ font: text.t13, color: color.ink.ink2, overflowWrap: 'anywhere' });
/** What is shown once, to be copied. */
export const secret = style({
  padding: 16,
  borderRadius: radius.m,
  background: color.surface.sunk,
  font: text.t14,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
