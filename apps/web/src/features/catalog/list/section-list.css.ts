import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;
const phone = below(768);
const withSheet = '(min-width: 700px) and (max-width: 1199.98px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  padding: `0 ${vars.layout.gutter}`,
  '@media': {
    [from(1256)]: { gridTemplateColumns: `${vars.layout.rail} minmax(0, 1fr)`, columnGap: 24 },
    [from(1342)]: { columnGap: 28 },
    [from(1920)]: { columnGap: 36 },
  },
});

/** The widths that have room for the filters beside the list. */
export const WITH_RAIL = '(min-width: 1256px)';

export const rail = style({
  display: 'none',
  minHeight: '100%',
  padding: '20px 20px 24px 0',
  borderRight: `1px solid ${line.hairline}`,
  // pales the counts of a list that is being replaced
  selectors: { '&[data-stale]': { vars: { [ink.ink3]: ink.inkOff } } },
  '@media': { [from(1256)]: { display: 'block' } },
});

export const list = style({
  minWidth: 0,
  paddingTop: 20,
  '@media': { [phone]: { paddingTop: 14 } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 16px',
  marginBottom: 14,
  '@media': {
    // on a phone the totals are under the title, and the actions of the list beside both
    [phone]: {
      display: 'grid',
      gridTemplate: '28px 20px / minmax(0, 1fr) auto',
      gap: '0 8px',
      marginBottom: 10,
    },
  },
});
export const title = style({
  font: `${vars.weight.bold} ${vars.text.t28}`,
  letterSpacing: '-.015em',
  '@media': { [phone]: { font: `${vars.weight.bold} ${vars.text.t22}` } },
});
export const subtitle = style({ font: `${vars.weight.semi} ${vars.text.t22}` });
export const totals = style({
  paddingBottom: 3,
  font: vars.text.t14,
  color: ink.ink2,
  transition: `opacity ${vars.duration.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
  '@media': { [phone]: { gridRow: 2, paddingBottom: 0, font: vars.text.t13 } },
});
export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  '@media': { [phone]: { gridArea: '1 / 2 / span 2' } },
});
export const density = style({
  display: 'none',
  '@media': { [from(1024)]: { display: 'block' } },
});
export const sort = style({ width: 280, flex: 'none', '@media': { [phone]: { display: 'none' } } });
export const filterButton = style({
  display: 'none',
  '@media': { [withSheet]: { display: 'block' } },
});

/** On phones filters and order stick under the header. */
export const phoneTools = style({
  display: 'none',
  position: 'sticky',
  top: vars.layout.headerHeight,
  zIndex: vars.z.sticky,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 8,
  margin: `0 calc(${vars.layout.gutter} * -1)`,
  padding: `8px ${vars.layout.gutter}`,
  borderBottom: `1px solid ${line.hairline}`,
  background: surface.paper,
  '@media': { [phone]: { display: 'grid' } },
});

/** Rows of the previous list stay while the next ones load, a little paler. */
export const rows = style({
  marginTop: 12,
  // below the parts that stick to the top
  scrollMarginTop: `calc(${vars.layout.headerHeight} + 12px)`,
  '@media': { [phone]: { scrollMarginTop: `calc(${vars.layout.headerHeight} + 73px)` } },
  transition: `opacity ${vars.duration.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});

/** Room for a product and its offers: what is below the list stays out of sight. */
export const pinnedToCome = style({ minHeight: '100vh' });

/** Room for the chips, so that nothing moves when they come. */
export const chipsToCome = style({ height: `calc(${vars.height.s} + 12px)` });
