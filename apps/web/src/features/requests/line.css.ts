import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = from(1256);
const phone = below(768);

/** What was written, and at its end what the line waits for. */
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 0,
});
export const unknown = style({ justifySelf: 'end' });
export const landed = style({ font: `${vars.weight.semi} ${vars.text.t16}` });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  flexBasis: '100%',
  padding: '8px 0',
  '@media': { [phone]: { flexBasis: 'auto' } },
});

/** The columns of a line: its drawing, goods, supplier, price, quantity and sum. */
export const COLUMNS = '72px minmax(0, 1fr) minmax(0, 184px) 92px 116px 108px';
export const groupHead = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  '@media': { [phone]: { justifyContent: 'space-between' } },
});
/** Over the columns, on the line of the group's name. */
export const titles = style({
  display: 'none',
  font: vars.text.t12,
  color: vars.color.ink.ink3,
  '@media': {
    [wide]: {
      position: 'absolute',
      insetInline: 0,
      top: 18,
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      columnGap: 16,
    },
  },
});
export const titleOffer = style({ gridColumn: 3 });
export const titlePrice = style({ gridColumn: 4, textAlign: 'right' });
export const titleQuantity = style({ gridColumn: 5 });
export const titleSum = style({ gridColumn: 6, textAlign: 'right' });
