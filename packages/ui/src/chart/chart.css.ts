import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, font, radius, space, text, weight } = vars;

/** Colour of a series, and a darker or lighter version for its name, with enough contrast for text. */
const fill = createVar();
const word = createVar();

const tone = (fillColour: string, wordColour: string) => ({
  vars: { [fill]: fillColour, [word]: wordColour },
});

export const tones = styleVariants({
  ink: tone(color.ink.ink, color.ink.ink),
  muted: tone(color.ink.ink3, color.ink.ink2),
  /** an earlier time, beside the current one */
  past: tone(color.surface.sunk2, color.ink.ink2),
  winter: tone(color.season.winter, color.season.winterText),
  summer: tone(color.season.summer, color.season.summerText),
  allseason: tone(color.season.allseason, color.season.allseasonText),
});

export type Tone = keyof typeof tones;

const forced = '(forced-colors: active)';

export const figure = style({ position: 'relative', margin: 0, minWidth: 0 });

export const drawing = style({ display: 'block', width: '100%', overflow: 'visible' });

/** Lets presses through to the places behind it. */
export const drawingOver = style([drawing, { position: 'relative', pointerEvents: 'none' }]);

/** What is pressed: the whole height of a place, behind its columns. */
export const places = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const place = style([
  focusRingInset,
  {
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.sunk },
      '&[data-pressed]': { background: color.surface.sunk2 },
    },
  },
]);

export const axisText = style({
  font: `${weight.regular} 12px/1 ${font.ui}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fill: color.ink.ink3,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const currentText = style([axisText, { fill: color.ink.ink, fontWeight: weight.bold }]);

export const grid = style({ stroke: color.line.hairline, shapeRendering: 'crispEdges' });

export const line = style({
  fill: 'none',
  stroke: fill,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const dot = style({ fill });

export const column = style({
  fill,
  transition: `y ${duration.slow} ${ease.out}, height ${duration.slow} ${ease.out}`,
});

export const seriesName = style({
  fill: word,
  fontWeight: weight.medium,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s1} ${space.s4}`,
  margin: 0,
  padding: 0,
  paddingBlockStart: space.s3,
  listStyle: 'none',
});

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  font: text.t13,
  color: color.ink.ink2,
  selectors: {
    '&::before': {
      content: '""',
      width: 12,
      height: 3,
      borderRadius: 2,
      background: fill,
      forcedColorAdjust: 'none',
    },
  },
});

/** Horizontal bars: a name, a bar, a number. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(48px, 1fr) auto',
  columnGap: space.s3,
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: text.t14,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const barRow = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: 32,
});

export const bar = style({
  display: 'flex',
  gap: 1,
  height: 8,
  borderRadius: 2,
  overflow: 'hidden',
});

export const part = style({
  flex: '0 1 auto',
  height: '100%',
  minWidth: 1,
  background: fill,
  forcedColorAdjust: 'none',
});

export const barEnd = style({ textAlign: 'end', whiteSpace: 'nowrap' });
