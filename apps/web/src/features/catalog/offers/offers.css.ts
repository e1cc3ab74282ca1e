import { below, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { desk, phone, tablet } from './offer-grid.css.ts';

const { ink, line, signal } = vars.color;

export const offers = style({
  paddingBottom: 12,
  transition: `opacity ${vars.duration.medium}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});

/** Room for the city’s button, so that nothing moves when it comes. */
export const cityToCome = style({
  height: vars.height.s,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 0',
  borderTop: `1px solid ${line.hairline}`,
});
export const heading = style({ font: `${vars.weight.semi} ${vars.text.t14}` });
export const summary = style({
  font: vars.text.t13,
  color: ink.ink3,
  '@media': { [phone]: { display: 'none' } },
});
export const order = style({
  marginLeft: 'auto',
  '@media': { [phone]: { marginLeft: 0, width: '100%' } },
});

export const head = style({
  display: 'grid',
  columnGap: 12,
  alignItems: 'center',
  padding: '4px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: `${vars.weight.medium} ${vars.text.t12}`,
  color: ink.ink3,
  '@media': { ...desk, [below(1024)]: { display: 'none' } },
});
export const right = style({ textAlign: 'right' });
/** The heading over the stepper. */
export const quantity = style({
  width: 116,
  textAlign: 'center',
  '@media': { '(pointer: coarse)': { width: 144 } },
});

/** The bar of the best price: the one mark of the list. */
export const best = style({
  '::before': {
    content: '""',
    position: 'absolute',
    left: -12,
    top: 8,
    bottom: 8,
    width: 3,
    borderRadius: 2,
    background: signal.signal,
  },
  '@media': { [phone]: { '::before': { left: -16, top: 0, bottom: 0, borderRadius: 0 } } },
});

export const supplier = style({
  gridArea: 'supplier',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 8,
  minWidth: 0,
});
export const heart = style({
  gridRow: 'span 2',
  alignSelf: 'center',
  marginLeft: -6,
  '@media': { [phone]: { marginLeft: -14 } },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  font: `${vars.weight.medium} ${vars.text.t14}`,
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  font: vars.text.t12,
  color: ink.ink3,
  // a line for each: in one line the text would break differently once the own font has loaded
  '@media': { [phone]: { display: 'grid', justifyItems: 'start', gap: 2 } },
});
/** A phone has room for what is out of date alone. */
export const freshness = style({ '@media': { [phone]: { display: 'none' } } });

/** On a phone it is aligned with the supplier's name, after the heart. */
export const delivery = style({
  gridArea: 'delivery',
  font: vars.text.t14,
  '@media': { [phone]: { paddingLeft: 38, font: vars.text.t13 } },
});
export const age = style({
  gridArea: 'age',
  font: vars.text.t14,
  '@media': {
    [phone]: { display: 'none' },
    [tablet]: { display: 'flex', gap: 4, alignSelf: 'start', font: vars.text.t12, color: ink.ink3 },
  },
});
export const stock = style({
  gridArea: 'stock',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: vars.text.t14,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [phone]: { font: vars.text.t13 },
    [tablet]: { alignSelf: 'start', font: vars.text.t12, color: ink.ink3 },
  },
});
export const price = style({
  gridArea: 'price',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: `${vars.weight.semi} ${vars.text.t15}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { font: `${vars.weight.semi} ${vars.text.t16}` } },
});
export const buy = style({
  gridArea: 'buy',
  '@media': { [phone]: { marginTop: 10 } },
});
export const note = style({
  display: 'block',
  font: vars.text.t12,
  fontVariantNumeric: 'tabular-nums',
  color: ink.ink3,
});

/** Why an offer is the best, under it. */
export const reason = style({
  gridColumn: '1 / -1',
  order: 1,
  font: vars.text.t13,
  color: ink.ink2,
});
globalStyle(`${reason} > b`, { color: signal.signalText });
export const fold = style({ borderTop: `1px solid ${line.hairline}` });
export const foldLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  font: vars.text.t13,
  color: ink.ink2,
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingTop: 10,
});
export const fresh = style({ marginLeft: 'auto', font: vars.text.t12, color: ink.ink3 });

/** Where a price lies between the cheapest and the dearest. */
export const place = style({
  position: 'relative',
  display: 'block',
  height: 2,
  marginTop: 4,
  borderRadius: 1,
  background: line.hairline,
  '@media': { [phone]: { display: 'none' } },
});
export const placeDot = style({
  position: 'absolute',
  top: -2,
  width: 6,
  height: 6,
  marginLeft: -3,
  borderRadius: 3,
  background: ink.ink3,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  paddingBottom: 8,
  // one line that scrolls: three would push the offers off a phone
  '@media': {
    [phone]: {
      flexWrap: 'nowrap',
      margin: `0 calc(${vars.layout.gutter} * -1)`,
      padding: `0 ${vars.layout.gutter} 8px`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  font: vars.text.t12,
  color: ink.ink3,
});
export const fit = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  padding: '0 0 8px',
  font: vars.text.t13,
  color: ink.ink2,
});
export const history = style({ paddingTop: 12 });
export const standing = style({ marginBottom: 8, font: vars.text.t14 });
export const link = style({ font: vars.text.t13, textDecoration: 'underline' });
export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: '16px 0',
});
