import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, state, surface } = vars.color;
const phone = below(768);

export const root = style({ position: 'relative', flex: 1, minWidth: 0 });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  padding: '0 6px 0 14px',
  border: `1px solid ${line.line}`,
  borderRadius: vars.radius.s,
  background: surface.sheet,
  font: vars.text.t15,
  transition: `border-color ${vars.duration.fast}`,
  ':hover': { borderColor: ink.ink },
  selectors: {
    '&:focus-within': { borderColor: state.focus, outline: `1px solid ${state.focus}` },
  },
  '@media': { [phone]: { height: 48, font: vars.text.t16 } },
});

/** The text and, under it, the same text drawn as tokens. Both must have the same layout to the pixel. */
export const textLine = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
});
const set = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'pre',
  font: 'inherit',
  letterSpacing: 'normal',
} as const;
export const input = style({
  ...set,
  textOverflow: 'ellipsis',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: ink.ink,
  outline: 'none',
  '::placeholder': { color: ink.ink3, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const tokens = style({ ...set, color: 'transparent', pointerEvents: 'none' });
export const shortcut = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  borderRadius: vars.radius.tag,
  background: surface.sunk,
  font: `${vars.weight.medium} 12px/20px ${vars.font.ui}`,
  color: ink.ink2,
  '@media': { [phone]: { display: 'none' } },
});

export const panel = style({
  position: 'absolute',
  zIndex: vars.z.pop,
  top: 'calc(100% + 4px)',
  left: 0,
  width: 'min(760px, 100%)',
  padding: 8,
  borderRadius: vars.radius.m,
  background: surface.sheet,
  boxShadow: vars.shadow.pop,
  '@media': {
    [phone]: {
      left: `calc(${vars.layout.gutter} * -1)`,
      width: '100vw',
      minHeight: '100dvh',
      borderRadius: 0,
      boxShadow: 'none',
      borderTop: `1px solid ${line.hairline}`,
    },
  },
});
export const caption = style({
  padding: '8px 10px 4px',
  font: `${vars.weight.semi} ${vars.text.t12}`,
  color: ink.ink3,
});
export const rule = style({ border: 0, borderTop: `1px solid ${line.hairline}`, margin: '4px 0' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '6px 10px',
  borderRadius: vars.radius.s,
  font: vars.text.t14,
  '@media': { [phone]: { minHeight: 48, flexWrap: 'wrap', gap: '2px 10px', font: vars.text.t16 } },
});
export const option = style([
  row,
  {
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&:hover, &[aria-selected="true"]': { background: surface.sunk } },
  },
]);
export const question = style([
  row,
  {
    width: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    selectors: { '&:hover, &[data-first]': { background: surface.sunk } },
  },
]);
export const gone = style({ display: 'block', font: vars.text.t13, color: ink.ink3 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 10 });
export const rowIcon = style({ color: ink.ink3 });
export const piece = style({ minWidth: 88 });
export const unknown = style({ color: state.dangerText });
export const mark = style({ font: `600 17px/20px ${vars.font.mark}` });
export const meaning = style({ flex: 1, minWidth: 0 });
export const value = style({ fontWeight: vars.weight.medium });
export const name = style({ flex: 1, minWidth: 0 });
export const brand = style({ fontWeight: vars.weight.semi });
export const size = style({
  marginLeft: 8,
  font: `500 16px/20px ${vars.font.mark}`,
  color: ink.ink2,
});
export const end = style({ font: vars.text.t13, color: ink.ink3, whiteSpace: 'nowrap' });
export const short = style([end, { color: state.warnText }]);
export const readPieces = style({ minWidth: 48, color: ink.ink3, whiteSpace: 'nowrap' });
export const keys = style({
  display: 'flex',
  gap: 16,
  padding: '6px 10px',
  font: vars.text.t12,
  color: ink.ink3,
  '@media': { [phone]: { display: 'none' } },
});
