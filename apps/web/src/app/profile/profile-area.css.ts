import { below, from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, text, weight } = vars;

export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  padding: `0 ${layout.gutter}`,
  '@media': {
    [from(1024)]: { gridTemplateColumns: '232px minmax(0, 1fr)', columnGap: 36 },
    [from(1920)]: { gridTemplateColumns: '248px minmax(0, 1fr)', columnGap: 64 },
  },
});

export const side = style({
  borderBottom: `1px solid ${color.line.hairline}`,
  '@media': {
    [from(1024)]: {
      position: 'sticky',
      top: layout.headerHeight,
      padding: '24px 0',
      borderBottom: 0,
    },
    print: { display: 'none' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { [from(1024)]: { paddingBottom: 8 } },
});

export const title = style({
  font: `${weight.semi} ${text.t12}`,
  color: color.ink.ink2,
  '@media': { [below(1024)]: { font: `${weight.semi} ${text.t14}` } },
});

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginRight: -12,
  color: color.ink.ink2,
  '@media': { [from(1024)]: { display: 'none' } },
});

export const menu = style({
  '@media': {
    [below(1024)]: {
      selectors: { '&:not([data-open])': { display: 'none' } },
      paddingBottom: 12,
    },
  },
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'calc(100% + 12px)',
  minHeight: 40,
  marginLeft: -12,
  padding: '0 12px',
  borderRadius: vars.radius.s,
  font: `${weight.medium} ${text.t14}`,
  color: color.ink.ink2,
  selectors: {
    '&:hover, &[aria-current]': { background: color.surface.sunk, color: color.ink.ink },
  },
  '@media': { [below(1024)]: { minHeight: 44, width: 'calc(100% + 24px)' } },
});

export const count = style({
  marginInlineStart: 'auto',
  font: text.t13,
  color: color.ink.ink3,
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({
  margin: '8px 0',
  border: 0,
  borderTop: `1px solid ${color.line.hairline}`,
});

export const content = style({ minWidth: 0 });
