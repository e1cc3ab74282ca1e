import { vars } from '@org/ui/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });
const { state, ink } = vars.color;

const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'flex-end',
  padding: 4,
  borderInlineStart: '3px solid',
  pointerEvents: 'none',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${appear} ${vars.duration.medium} ${vars.ease.out}`,
    },
  },
});

/** Marks of a change: good for the buyer, bad, or neutral. */
export const marks = styleVariants({
  ok: [mark, { borderColor: state.ok }],
  warn: [mark, { borderColor: state.warn }],
  neutral: [mark, { borderColor: ink.ink3 }],
});
