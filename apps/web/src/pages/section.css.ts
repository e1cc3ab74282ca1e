import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** The widths at which the cart has room beside the list. */
export const WITH_DOCK = '(min-width: 1600px)';

export const docked = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.dock}`,
  alignItems: 'start',
  paddingRight: vars.layout.gutter,
});
export const dock = style({
  position: 'sticky',
  top: `calc(${vars.layout.headerHeight} + 20px)`,
  minHeight: 240,
  maxHeight: `calc(100dvh - ${vars.layout.headerHeight} - 20px)`,
  marginTop: 20,
  padding: '0 4px 20px 28px',
  borderLeft: `1px solid ${vars.color.line.hairline}`,
  overflowY: 'auto',
  '@media': { print: { display: 'none' } },
});
