import { below, from, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { covering } from '../../shared/page/covering.css.ts';

const { ink, line, state, surface } = vars.color;
const phone = below(768);

export const panel = style({
  marginTop: 16,
  padding: '16px 20px 20px',
  borderRadius: vars.radius.m,
  background: surface.sheet,
  boxShadow: `0 0 0 1px ${line.hairline}`,
  '@media': { [phone]: { padding: 16 } },
});
export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 16px',
  marginBottom: 12,
});
export const note = style({ font: vars.text.t13, fontWeight: 'normal', color: ink.ink3 });
export const error = style({ font: vars.text.t13, color: state.dangerText });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '12px 16px',
  '@media': { [from(1342)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const answer = style({
  marginTop: 14,
  font: `${vars.weight.semi} ${vars.text.t22}`,
  overflowWrap: 'anywhere',
});
export const how = style({ marginTop: 8, font: vars.text.t13, color: ink.ink2, maxWidth: '70ch' });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '24px 0 8px',
});
export const right = style({ marginInlineStart: 'auto' });

/** Scrolls if there are more warehouses than fit; the zone stays in sight. */
export const scroll = style({ overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  borderTop: `1px solid ${line.hairline}`,
});
export const thead = style({ '@media': { [phone]: { display: 'none' } } });
export const th = style({
  minWidth: 150,
  padding: '8px 10px',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t12,
  fontWeight: vars.weight.medium,
  color: ink.ink3,
  textAlign: 'start',
  verticalAlign: 'bottom',
});
/** The hours that all zones share, under the name of the warehouse. */
export const hours = style({ fontWeight: vars.weight.regular });
const sticky = { position: 'sticky', left: 0, background: surface.paper } as const;
export const corner = style([
  th,
  { ...sticky, width: '28%', minWidth: 180, paddingInlineStart: 0 },
]);
export const tr = style({
  '@media': {
    [phone]: { display: 'block', padding: '8px 0', borderBottom: `1px solid ${line.hairline}` },
  },
});
export const zone = style({
  ...sticky,
  padding: '9px 12px 9px 0',
  borderBottom: `1px solid ${line.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [phone]: { position: 'static', display: 'block', border: 0, padding: '2px 0 4px' } },
});
export const td = style({
  padding: 0,
  borderBottom: `1px solid ${line.hairline}`,
  verticalAlign: 'top',
  '@media': { [phone]: { display: 'block', border: 0 } },
});
const cell = style({
  display: 'block',
  width: '100%',
  minHeight: 56,
  padding: '9px 10px',
  borderRadius: vars.radius.s,
  font: vars.text.t14,
  textAlign: 'start',
  selectors: { '&:hover': { background: surface.sunk } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '104px minmax(0, 1fr)',
      gap: '0 8px',
      minHeight: 44,
      width: 'calc(100% + 16px)',
      margin: '0 -8px',
      padding: '6px 8px',
    },
  },
});
export const cells = styleVariants({
  set: [cell],
  off: [cell, { color: ink.ink3 }],
  open: [cell, { background: surface.sheet, boxShadow: `inset 0 0 0 2px ${ink.ink}` }],
});
export const cellPlace = style({
  display: 'none',
  gridRow: 'span 2',
  font: vars.text.t13,
  color: ink.ink3,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { display: 'block' } },
});
/** Shown where the column headings have no room. */
export const onPhones = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } });
export const cellNote = style({ display: 'block', font: vars.text.t12, color: ink.ink3 });

export const bar = style([
  covering,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    marginTop: 24,
    padding: '12px 0',
    borderTop: `1px solid ${line.hairline}`,
    background: surface.paper,
    '@media': { [below(1024)]: { position: 'static' } },
  },
]);
export const barWords = style({ marginInlineEnd: 'auto', font: vars.text.t13, color: ink.ink2 });
