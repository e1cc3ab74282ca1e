import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, signal } = vars.color;
const phone = below(768);
const tablet = '(min-width: 700px) and (max-width: 999.98px)';

export const offers = style({ paddingBottom: 12 });

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

const wide = {
  gridTemplateColumns: 'minmax(0, 1fr) 128px 64px 124px 88px 240px',
  gridTemplateAreas: '"supplier delivery age price stock buy"',
} as const;
/** Where the rail leaves less room the stepper stands over its button. */
const narrow = {
  gridTemplateColumns: 'minmax(0, 1fr) 120px 60px 124px 80px 128px',
  gridTemplateAreas: '"supplier delivery age price stock buy"',
} as const;
const railed = '(min-width: 1200px) and (max-width: 1299.98px)';

export const head = style({
  display: 'none',
  columnGap: 12,
  alignItems: 'center',
  padding: '4px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: `${vars.weight.medium} ${vars.text.t12}`,
  color: ink.ink3,
  '@media': { [from(1024)]: { display: 'grid', ...wide }, [railed]: narrow },
});
export const right = style({ textAlign: 'right' });

export const offer = style({
  position: 'relative',
  display: 'grid',
  columnGap: 12,
  alignItems: 'center',
  padding: '8px 0',
  borderBottom: `1px solid ${line.hairline}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"supplier price" "delivery stock" "buy buy"',
      rowGap: 2,
      padding: '12px 0',
    },
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 112px 56px 124px 76px 128px',
      gridTemplateAreas: '"supplier delivery age price stock buy"',
    },
    [from(1024)]: wide,
    [railed]: narrow,
  },
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
});

const cell = { font: vars.text.t14, '@media': { [phone]: { font: vars.text.t13 } } } as const;
export const delivery = style({ gridArea: 'delivery', ...cell });
export const age = style({
  gridArea: 'age',
  font: vars.text.t14,
  '@media': { [phone]: { display: 'none' } },
});
export const stock = style({
  gridArea: 'stock',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  ...cell,
});
export const price = style({
  gridArea: 'price',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  font: `${vars.weight.semi} ${vars.text.t15}`,
  '@media': { [phone]: { font: `${vars.weight.semi} ${vars.text.t16}` } },
});
export const buy = style({
  gridArea: 'buy',
  '@media': { [phone]: { marginTop: 10 } },
});
export const note = style({ display: 'block', font: vars.text.t12, color: ink.ink3 });

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
});
export const tool = style({
  display: 'flex',
  alignItems: 'center',
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
export const link = style({ font: vars.text.t13, textDecoration: 'underline' });
