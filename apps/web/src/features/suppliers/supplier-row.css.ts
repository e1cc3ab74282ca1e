import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state } = vars.color;
const phone = below(768);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name name heart" "picture goods terms terms"',
  columnGap: 12,
  rowGap: 8,
  alignItems: 'center',
  padding: '16px 0',
  borderBottom: `1px solid ${line.hairline}`,
  '@media': {
    [phone]: {
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture name heart" "goods goods goods" "terms terms terms"',
    },
    [from(1024)]: {
      gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 1.1fr) 296px auto',
      gridTemplateAreas: '"picture name goods terms heart"',
      columnGap: 16,
    },
  },
});
export const picture = style({
  gridArea: 'picture',
  alignSelf: 'start',
  lineHeight: 0,
  '@media': { [from(1024)]: { alignSelf: 'center' } },
});
export const heart = style({
  gridArea: 'heart',
  alignSelf: 'start',
  marginRight: -6,
  '@media': { [from(1024)]: { alignSelf: 'center' } },
});

export const about = style({ gridArea: 'name', display: 'grid', gap: 2, minWidth: 0 });
export const name = style({
  font: `${vars.weight.semi} ${vars.text.t16}`,
  overflowWrap: 'anywhere',
});
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  font: vars.text.t13,
  color: ink.ink2,
  // in one line the text would break differently once the own font has loaded
  '@media': { [phone]: { display: 'grid', justifyItems: 'start' } },
});

export const goods = style({
  gridArea: 'goods',
  alignSelf: 'start',
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '@media': { [from(1024)]: { alignSelf: 'center' } },
});

export const terms = style({
  gridArea: 'terms',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 8px',
  font: vars.text.t13,
});
export const term = style({ color: ink.ink3 });
export const fresh = style({ gridColumn: '1 / -1', color: ink.ink3 });
export const stale = style([fresh, { color: state.warnText }]);
