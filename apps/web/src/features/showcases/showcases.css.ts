import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';
import { covering } from '../../shared/page/covering.css.ts';

const { color, text, weight } = vars;

export const note = style({ font: text.t13, color: color.ink.ink2, overflowWrap: 'anywhere' });
export const warn = style([note, { color: color.state.warnText }]);
export const section = style({ paddingTop: 24 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  marginBottom: 12,
});
export const right = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginInlineStart: 'auto',
});
export const contents = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });
export const chip = style({
  padding: '4px 10px',
  borderRadius: vars.radius.s,
  background: color.surface.sunk,
  font: text.t13,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 32px',
  '@media': { [from(1256)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const bands = style({ display: 'grid', gap: 8, marginBottom: 8 });
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 28px',
  gap: 8,
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 64px 28px' } },
});
/** Titles over the columns, once for all bands. */
export const bandTitles = style([band, { font: text.t12, color: color.ink.ink2 }]);
export const bandCount = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  font: text.t12,
  color: color.ink.ink3,
  '@media': {
    [from(768)]: {
      gridColumn: 4,
      gridRow: 1,
      font: text.t13,
      lineHeight: vars.height.m,
      textAlign: 'end',
    },
  },
});
export const countTitle = style({
  textAlign: 'end',
  '@media': { [below(768)]: { display: 'none' } },
});
export const onNarrow = style({ '@media': { [from(768)]: { display: 'none' } } });
export const removal = style({
  gridColumn: -2,
  gridRow: 1,
  alignContent: 'center',
  height: vars.height.m,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  margin: '12px 0',
});
export const name = style({ maxWidth: 420, paddingTop: 12 });
export const price = style({ fontWeight: weight.semi });
export const link = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '8px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const url = style({ font: text.t13, overflowWrap: 'anywhere' });
export const unknownName = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '6px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const offer = style({ display: 'grid', gap: 12, margin: '12px 0' });
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
    borderTop: `1px solid ${color.line.hairline}`,
    background: color.surface.paper,
    '@media': { [below(1024)]: { position: 'static' } },
  },
]);
export const barWords = style([note, { marginInlineEnd: 'auto' }]);
