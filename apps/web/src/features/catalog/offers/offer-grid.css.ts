import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** Only the grid loads with the list: placeholders in an opened row need it before the offers load. */
export const phone = below(768);
export const tablet = '(min-width: 700px) and (max-width: 999.98px)';

/** The last column holds a stepper, which is wider on touch screens, and its button. */
const columns = (buy: number, delivery = 164) =>
  ({
    gridTemplateColumns: `minmax(0, 1fr) ${delivery}px 72px 124px 80px ${buy}px`,
    gridTemplateAreas: '"supplier delivery age price stock buy"',
  }) as const;
const wide = from(1024);
/** Where the rail leaves less room the button is an icon. */
const railed = '(min-width: 1200px) and (max-width: 1299.98px)';
const coarse = (query: string) => `${query} and (pointer: coarse)`;
export const desk = {
  [wide]: columns(240),
  [coarse(wide)]: columns(268),
  [railed]: columns(170, 120),
  [coarse(railed)]: columns(198, 120),
  [from(1920)]: columns(240, 260),
  [coarse(from(1920))]: columns(268, 260),
};

export const offer = style({
  position: 'relative',
  display: 'grid',
  columnGap: 12,
  alignItems: 'center',
  padding: '8px 0',
  borderBottom: `1px solid ${vars.color.line.hairline}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"supplier price" "delivery stock" "buy buy"',
      rowGap: 2,
      padding: '12px 0',
    },
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 136px 124px 198px',
      gridTemplateAreas: '"supplier delivery price buy" "supplier age stock buy"',
    },
    ...desk,
  },
});

/** As high as most offers are. */
export const placeholder = style([
  offer,
  { minHeight: 77, '@media': { [phone]: { minHeight: 177 }, [from(1920)]: { minHeight: 59 } } },
]);
