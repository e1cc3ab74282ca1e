import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { narrow, touch } from './media.ts';
import { color, duration, height, radius, ring, text, touchHeight, weight } from './tokens.ts';

/** Label, control and help, one below the other. */
export const field = style({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' });

export const label = style({ font: text.t13, fontWeight: weight.medium, color: color.ink2 });

const nothing = { ':empty': { display: 'none' } };

export const hint = style({ ...nothing, font: text.t12, color: color.ink3 });

/** The message that the field is full. */
export const limit = style({ ...nothing, font: text.t12, color: color.ink2 });

export const error = style({
  ...nothing,
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  font: text.t12,
  color: color.dangerText,
});

export const errorIcon = style({ flex: 'none', marginTop: 1 });

const off = { background: color.sunk, borderColor: color.hairline, color: color.ink3 };

/** Country button and text field in one box. */
const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  boxSizing: 'border-box',
  paddingInlineEnd: 12,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.sheet,
  color: color.ink,
  transition: `border-color ${duration.fast}`,
  selectors: {
    [`:where(${field}[data-readonly]) &`]: off,
    [`:where(${field}[data-disabled]) &`]: { ...off, color: color.inkOff, cursor: 'not-allowed' },
    // An open list has the focus, but its field still looks focused.
    '&:is(:focus-within, [data-open])': {
      borderColor: color.focus,
      outline: `1px solid ${color.focus}`,
    },
    [`${field}[data-invalid] &`]: {
      borderColor: color.danger,
      outline: `1px solid ${color.danger}`,
    },
    // A focused invalid field keeps its border and shows the ring around it.
    [`${field}[data-invalid] &:focus-within`]: { outline: `${ring.width} solid ${color.focus}` },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${field}:not([data-disabled], [data-readonly], [data-invalid]) &:hover:not([data-open], :focus-within)`]:
          { borderColor: color.ink },
      },
    },
  },
});

const size = (name: keyof typeof height, font: string) => ({
  height: height[name],
  font,
  '@media': { [touch]: { height: touchHeight[name] }, [narrow]: { fontSize: 16 } },
});

export const controls = styleVariants({
  s: [control, size('s', text.t13)],
  m: [control, size('m', text.t14)],
  l: [control, size('l', text.t15)],
});

/** An input without a border of its own: it fills its box and looks like the text around it. */
export const bare = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '::placeholder': { color: color.ink3, opacity: 1 },
});

/** The box of the input. A flex item is laid out with the whole page at every key; an input inside a box is not. */
export const inputBox = style({ flex: 1, minWidth: 0, height: '100%' });

export const input = style([
  bare,
  {
    width: '100%',
    contain: 'size layout',
    containIntrinsicSize: '20ch 1lh',
    fontVariantNumeric: 'tabular-nums',
    textOverflow: 'ellipsis',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
]);

/** The button that opens the list: the flag (or two letters) and a chevron that turns when the list is open. */
export const country = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  // Covers the border of the box, so that all of its 44 px can be pressed on touch.
  height: 'calc(100% + 2px)',
  boxSizing: 'border-box',
  margin: '-1px 0',
  paddingInline: '12px 8px',
  border: '1px solid transparent',
  borderInlineStart: 0,
  backgroundClip: 'padding-box',
  borderInlineEnd: `1px solid ${color.hairline}`,
  borderStartStartRadius: `calc(${radius.s} - 1px)`,
  borderEndStartRadius: `calc(${radius.s} - 1px)`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: weight.medium,
  outline: 0,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '::after': {
    content: '',
    width: 6,
    height: 6,
    margin: '0 3px',
    borderBottom: `1.5px solid ${color.ink2}`,
    borderRight: `1.5px solid ${color.ink2}`,
    transform: 'translateY(-2px) rotate(45deg)',
  },
  selectors: {
    // The letters instead of a flag are CSS content, not text: the button's accessible name has the full country name.
    '&[data-letters]::before': {
      content: 'attr(data-letters)',
      minWidth: 21,
      textAlign: 'center',
      textTransform: 'uppercase',
      fontSize: 12,
      letterSpacing: '.02em',
    },
    '&[aria-expanded="true"]::after': { transform: 'translateY(2px) rotate(225deg)' },
    '&:focus-visible': {
      outline: `${ring.width} solid ${color.focus}`,
      outlineOffset: -3,
    },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [touch]: { minWidth: 44, justifyContent: 'center' },
    '(forced-colors: active)': {
      selectors: { '&:focus-visible': { outlineColor: 'Highlight' } },
    },
    '(hover: hover)': { selectors: { '&:hover:enabled': { background: color.sunk } } },
  },
});

/** A flag with the ratio 3 to 2. */
export const flag = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 21,
  lineHeight: 0,
});

globalStyle(`${flag} > svg`, {
  width: 21,
  height: 14,
  borderRadius: 2,
  boxShadow: `0 0 0 1px ${color.flagEdge}`,
});
