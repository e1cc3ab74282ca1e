import { createVar, style } from '@vanilla-extract/css';
import { lead } from '../theme/brand.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration } = vars;

const way = createVar();

export const track = style({
  position: 'relative',
  flex: 'none',
  width: 32,
  height: 18,
  borderRadius: 13,
  background: color.line.line,
  transition: `background-color ${duration.fast}`,
  vars: { [way]: '14px' },
  '::after': {
    content: '',
    position: 'absolute',
    top: 2,
    insetInlineStart: 2,
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: color.surface.sheet,
    transition: `translate ${duration.fast}`,
  },
  selectors: {
    '[data-hovered] > &': { background: color.ink.ink3 },
    '[data-selected] > &': { background: lead.color },
    '[data-selected] > &::after': { translate: way },
    '[dir="rtl"] [data-selected] > &::after': { translate: `calc(-1 * ${way})` },
    '[data-focus-visible] > &': {
      outline: `${vars.ring.width} solid ${color.state.focus}`,
      outlineOffset: vars.ring.gap,
    },
    '[data-disabled] > &': { background: color.surface.sunk2 },
    '[data-disabled] > &::after': { background: color.ink.inkOff },
  },
  '@media': {
    [touch]: {
      width: 44,
      height: 26,
      vars: { [way]: '18px' },
      '::after': { top: 3, insetInlineStart: 3, width: 20, height: 20 },
    },
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      selectors: {
        '&::after': { background: 'ButtonText', margin: -1 },
        '[data-selected] > &': { background: 'Highlight', forcedColorAdjust: 'none' },
        '[data-selected] > &::after': { background: 'Canvas' },
      },
    },
  },
});
