import { below, from, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { ink, line, surface } = vars.color;
const WITH_SIDE = from(1024);

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "offers" "side" "below"',
  gap: '20px 40px',
  alignItems: 'start',
  padding: `20px ${vars.layout.gutter} 48px`,
  '@media': {
    [WITH_SIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"head head" "offers side" "below side"',
    },
    [below(768)]: { paddingTop: 12, rowGap: 12 },
  },
});

export const head = style({ gridArea: 'head' });
/** One line whatever its font: what is below it would move otherwise. */
export const path = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  marginBottom: 4,
  font: vars.text.t13,
  color: ink.ink3,
});
globalStyle(`${path} a`, { color: ink.ink2 });
export const title = style({ display: 'grid', gap: 2 });
export const name = style({
  font: `${vars.weight.regular} ${vars.text.t28}`,
  '@media': { [below(768)]: { font: `${vars.weight.regular} ${vars.text.t22}` } },
});
export const size = style({
  font: `${vars.weight.bold} ${vars.text.t28}`,
  fontFamily: vars.font.mark,
  '@media': { [below(768)]: { font: `${vars.weight.bold} ${vars.text.t22}` } },
});
export const indices = style({ fontWeight: vars.weight.regular, color: ink.ink2 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8 });

export const offers = style({
  gridArea: 'offers',
  minWidth: 0,
  padding: '0 16px',
  border: `1px solid ${line.hairline}`,
  borderRadius: vars.radius.m,
  background: surface.sheet,
  '@media': { [below(768)]: { padding: 0, border: 'none', background: 'none' } },
});

export const side = style({ gridArea: 'side', display: 'grid', gap: 24, minWidth: 0 });
export const drawing = style({
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  border: `1px solid ${line.hairline}`,
  borderRadius: vars.radius.m,
  background: surface.sheet,
});
globalStyle(`${drawing} svg`, { width: 'auto', height: 132 });

export const subtitle = style({ marginBottom: 12, font: `${vars.weight.semi} ${vars.text.t16}` });
export const article = style({ marginBottom: 8, font: vars.text.t14, color: ink.ink2 });

export const more = style({ gridArea: 'below', display: 'grid', gap: 32, minWidth: 0 });
export const history = style({ minHeight: 200 });
