import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../internal/focus-ring.css.ts';
import { withinBorder } from '../internal/within-border.ts';
import { lead } from '../theme/brand.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, font, height, radius, text, weight } = vars;

const segments = style({
  display: 'inline-flex',
  maxWidth: '100%',
  border: `1px solid ${color.line.line}`,
  borderRadius: radius.s,
  background: color.surface.sheet,
});

export const groups = styleVariants({
  segments: [segments],
  pills: { display: 'flex', flexWrap: 'wrap', gap: 4, '@media': { [touch]: { gap: 8 } } },
  tiles: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 4 },
});

export const wide = style({ width: '100%' });

const quiet = {
  transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
  color: color.ink.ink2,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  userSelect: 'none',
} as const;

const selected = { background: lead.color, borderColor: lead.color, color: lead.on };
const disabled = { color: color.ink.inkOff, cursor: 'not-allowed' };

const segment = style([
  focusRingInset,
  {
    ...quiet,
    ...withinBorder,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    flex: '1 1 auto',
    minWidth: 0,
    font: `${weight.medium} ${text.t13}`,
    selectors: {
      '&:first-child': { borderStartStartRadius: radius.s, borderEndStartRadius: radius.s },
      '&:last-child': { borderStartEndRadius: radius.s, borderEndEndRadius: radius.s },
      '& + &': { borderInlineStart: `1px solid ${color.line.hairline}` },
      '&[data-hovered]': { background: color.surface.sunk },
      '&[data-selected]': selected,
      '&[data-disabled]': disabled,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

const pill = style([
  focusRing,
  {
    ...quiet,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    flex: 'none',
    height: 28,
    padding: '0 10px',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.s,
    font: text.t13,
    selectors: {
      '&[data-hovered]': { borderColor: color.ink.ink, color: color.ink.ink },
      '&[data-selected]': selected,
      '&[data-disabled]': { ...disabled, borderColor: color.line.hairline },
    },
    '@media': {
      [touch]: {
        height: 40,
        minWidth: 44,
        padding: '0 14px',
        fontSize: 15,
        // Looks 40 px high, but can be pressed on 48 px.
        '::after': { content: '', position: 'absolute', inset: '-4px -2px' },
      },
      '(forced-colors: active)': {
        selectors: {
          '&[data-selected]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

const tile = style([
  focusRing,
  {
    ...quiet,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    minHeight: 60,
    padding: '4px 2px',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.s,
    font: `${weight.medium} ${text.t12}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.ink.ink },
      '&[data-disabled]': disabled,
    },
    '@media': { [touch]: { minHeight: 68, font: `${weight.medium} ${text.t14}` } },
  },
]);

export const items = styleVariants({ segments: [segment], pills: [pill], tiles: [tile] });

const { season } = color;

const toned = (main: string, words: string, wash: string) =>
  style({
    selectors: {
      '&[data-selected]': {
        borderColor: main,
        boxShadow: `inset 0 0 0 1px ${main}`,
        background: wash,
        color: words,
      },
    },
  });

/** A selected tile has the colours of its tone; its text says the same as the colour. */
export const tones = {
  ink: style({ selectors: { '&[data-selected]': selected } }),
  winter: toned(season.winter, season.winterText, season.winterWash),
  summer: toned(season.summer, season.summerText, season.summerWash),
  allseason: toned(season.allseason, season.allseasonText, season.allseasonWash),
};

export const icons = styleVariants({
  ink: {},
  winter: { color: season.winter, selectors: { '[data-selected] > &': { color: 'inherit' } } },
  summer: { color: season.summer, selectors: { '[data-selected] > &': { color: 'inherit' } } },
  allseason: {
    color: season.allseason,
    selectors: { '[data-selected] > &': { color: 'inherit' } },
  },
});

const wideEnough = { '@media': { [touch]: { minWidth: 44 } } };

export const sizes = styleVariants({
  s: { height: height.s, padding: '0 8px', ...wideEnough },
  m: { height: height.m, padding: '0 12px', ...wideEnough },
  l: { height: height.l, padding: '0 16px', ...wideEnough },
});

export const marking = style({
  font: `${weight.bold} 16px/1 ${font.mark}`,
  '@media': { [touch]: { fontSize: 18 } },
});

export const count = style({
  font: text.t11,
  lineHeight: '12px',
  color: color.ink.ink3,
  selectors: { '[data-selected] > &, [data-disabled] > &': { color: 'inherit' } },
});
