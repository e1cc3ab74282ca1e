import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, height, radius, text, weight } = vars;

/** Label, control and help, one below the other. */
export const field = style({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' });

export const label = style({
  display: 'flex',
  gap: 6,
  alignItems: 'baseline',
  font: `${weight.medium} ${text.t13}`,
  color: color.ink.ink2,
});

export const optional = style({ fontWeight: weight.regular, color: color.ink.ink3 });

/** Holds a hint or an error. */
export const room = style({ ':empty': { display: 'none' } });

export const hint = style({ display: 'block', font: text.t12, color: color.ink.ink3 });

export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  font: text.t12,
  color: color.state.dangerText,
});

export const errorIcon = style({ flex: 'none', marginTop: 1 });

const focused = { borderColor: color.state.focus, outline: `1px solid ${color.state.focus}` };
const off = {
  background: color.surface.sunk,
  borderColor: color.line.hairline,
  color: color.ink.ink3,
};

/** The box that holds an input or opens a list. */
const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  position: 'relative',
  width: '100%',
  minWidth: 0,
  border: `1px solid ${color.line.line}`,
  borderRadius: radius.s,
  background: color.surface.sheet,
  color: color.ink.ink,
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.ink.ink },
    '&[data-readonly]': off,
    '&[data-disabled]': { ...off, color: color.ink.inkOff, cursor: 'not-allowed' },
    '&[data-focus-within]': focused,
    '&[data-invalid]': {
      borderColor: color.state.danger,
      outline: `1px solid ${color.state.danger}`,
    },
    // A focused invalid field keeps its crimson border and shows the ring around it.
    '&[data-invalid][data-focus-within]': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
    },
  },
});

/** iOS zooms into a field with smaller text. */
const phoneText = { '@media': { [below(768)]: { fontSize: 16 } } };

const sizes = {
  s: { height: height.s, font: text.t13 },
  m: { height: height.m, font: text.t14 },
  l: { height: height.l, font: text.t15 },
} as const;

/** Space at both ends of a control. */
export const ends = { s: 8, m: 12, l: 14 } as const;

export const controls = styleVariants({
  s: [control, { ...sizes.s, padding: `0 ${ends.s}px`, ...phoneText }],
  m: [control, { ...sizes.m, padding: `0 ${ends.m}px`, ...phoneText }],
  l: [control, { ...sizes.l, padding: `0 ${ends.l}px`, ...phoneText }],
  area: [control, { alignItems: 'stretch', font: text.t14, ...phoneText }],
});

export type ControlSize = 's' | 'm' | 'l';

const placeholder = { color: color.ink.ink3, opacity: 1 };

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 0,
  textOverflow: 'ellipsis',
  // The field has its own cross.
  '::-webkit-search-cancel-button': { display: 'none' },
  '::placeholder': placeholder,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const textArea = style([
  input,
  {
    display: 'block',
    minHeight: 78,
    padding: '8px 12px',
    borderRadius: radius.s,
    resize: 'vertical',
    overflowWrap: 'anywhere',
  },
]);

/** Grows with its text up to a third of the screen. */
export const growing = style({
  fieldSizing: 'content',
  resize: 'none',
  maxHeight: '33vh',
});

/** Icons and units beside the value. */
export const affix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  whiteSpace: 'nowrap',
  color: color.ink.ink3,
});
