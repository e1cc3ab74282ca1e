import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ marginTop: 10 });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: 12,
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.line.hairline}`,
  font: vars.text.t14,
  overflowWrap: 'anywhere',
});
/** The whole row is the link. */
export const name = style({ '::after': { position: 'absolute', inset: 0, content: '' } });
export const sum = style({ color: vars.color.ink.ink2, fontVariantNumeric: 'tabular-nums' });
