import { below, vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { ink, state, surface } = vars.color;
/** Screens where eight names of steps do not fit beside each other: phones and tablets. */
const narrow = below(1024);

export const way = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  margin: '4px 0 20px',
  '@media': { [narrow]: { gap: 3, marginBottom: 6 } },
});
/** With forced colours the filled steps show how far the order is. */
const filled = (background: string) => ({
  '@media': {
    '(forced-colors: active)': {
      '::before': {
        forcedColorAdjust: 'none' as const,
        background,
        border: '1px solid CanvasText',
      },
    },
  },
});
const step = style({
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  minWidth: 0,
  font: `${vars.weight.medium} ${vars.text.t13}`,
  color: ink.ink3,
  '::before': {
    content: '""',
    height: 6,
    marginBottom: 7,
    borderRadius: 2,
    background: surface.sunk2,
  },
  '@media': { [narrow]: { '::before': { marginBottom: 0 } } },
});
export const steps = styleVariants({
  done: [step, { color: ink.ink2, '::before': { background: ink.ink }, ...filled('CanvasText') }],
  current: [
    step,
    {
      fontWeight: vars.weight.semi,
      color: ink.ink,
      '::before': { background: `linear-gradient(90deg, ${ink.ink} 50%, ${surface.sunk2} 50%)` },
      ...filled('linear-gradient(90deg, CanvasText 50%, Canvas 50%)'),
    },
  ],
  ahead: [step, filled('Canvas')],
  ended: [
    step,
    {
      fontWeight: vars.weight.semi,
      color: state.dangerText,
      '::before': { background: state.danger },
      ...filled('CanvasText'),
    },
  ],
});
/** On narrow screens only the segments are shown, with one sentence below. */
const hiddenWhenNarrow = {
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
} as const;
export const label = style({ overflowWrap: 'anywhere', ...hiddenWhenNarrow });
export const note = style({ font: vars.text.t12, color: ink.ink3, ...hiddenWhenNarrow });
export const sentence = style({
  display: 'none',
  marginBottom: 14,
  font: vars.text.t13,
  color: ink.ink2,
  '@media': { [narrow]: { display: 'block' } },
});
