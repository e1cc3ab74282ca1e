import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line } = vars.color;
const phone = below(768);

/** A line under the heading. */
export const totals = style({ margin: '-12px 0 14px', font: vars.text.t14, color: ink.ink2 });

export const tools = style({
  display: 'grid',
  // the order is longer than a city
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: 8,
  '@media': {
    [from(1024)]: {
      gridTemplateColumns: 'minmax(240px, 1.6fr) repeat(3, minmax(0, 1fr)) minmax(0, 1.1fr)',
    },
  },
});
export const search = style({
  gridColumn: '1 / -1',
  '@media': { [from(1024)]: { gridColumn: 'auto' } },
});
export const switches = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  minHeight: 44,
  margin: '8px 0 4px',
});
export const reset = style({ marginLeft: 'auto', '@media': { [phone]: { marginLeft: 0 } } });

/** Rows of the previous list stay while the next ones load, a little paler. */
export const rows = style({
  borderTop: `1px solid ${line.hairline}`,
  transition: `opacity ${vars.duration.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '24px 0',
});
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '24px 0',
});
export const skeleton = style({
  display: 'grid',
  gap: 8,
  padding: '18px 0',
  borderBottom: `1px solid ${line.hairline}`,
});
