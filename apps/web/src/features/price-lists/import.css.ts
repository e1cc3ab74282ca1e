import { below, from, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, layout, radius, text, weight } = vars;
const phone = below(768);

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  paddingTop: 24,
});
/** The same where it is a page of its own. */
export const alone = style([page, { paddingTop: 0 }]);

export const panel = style({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  padding: '20px 24px',
  borderRadius: radius.m,
  background: color.surface.sheet,
  boxShadow: `0 0 0 1px ${color.line.hairline}`,
  '@media': {
    [phone]: {
      margin: `0 calc(${layout.gutter} * -1)`,
      padding: 16,
      borderRadius: 0,
    },
  },
});
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  flex: '1 1 320px',
  minWidth: 0,
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.s,
  background: color.surface.sunk2,
  color: color.ink.ink,
});
export const title = style({ font: `${weight.semi} ${text.t16}`, overflowWrap: 'anywhere' });
export const note = style({ font: text.t13, color: color.ink.ink3, overflowWrap: 'anywhere' });
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
  paddingBottom: 8,
});
export const percent = style({ font: `${weight.bold} ${text.t22}`, letterSpacing: '-.01em' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 24px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' } },
});
const figure = style({ font: `${weight.semi} ${text.t22}`, letterSpacing: '-.01em' });
export const figureTones = styleVariants({
  plain: [figure],
  bad: [figure, { color: color.state.dangerText }],
});

export const section = style({ minWidth: 0 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  paddingBottom: 12,
});
export const atEnd = style({ marginLeft: 'auto' });
export const more = style({ padding: '12px 0' });

export const sending = style({ display: 'grid', gap: 20, minWidth: 0 });
