import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { lead } from '../theme/brand.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, ease, space, text } = vars;

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s3,
  marginBottom: space.s2,
  font: text.t13,
});

export const amount = style({ color: color.ink.ink3, whiteSpace: 'nowrap' });

/** Slanted blocks of a tread: `block` px filled, then `groove` px empty. */
const tread = (block: number, groove: number) =>
  `repeating-linear-gradient(112deg, #000 0 ${block}px, transparent ${block}px ${block + groove}px)`;

const base = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 2,
  background: color.surface.sunk2,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'color-mix(in srgb, CanvasText 25%, Canvas)',
    },
  },
});

export const tracks = styleVariants({
  s: [base, { height: 8, maskImage: tread(8, 2) }],
  m: [base, { height: 14, maskImage: tread(12, 3) }],
});

const bar = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  height: '100%',
  transition: `width ${duration.slow} ${ease.out}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

const roll = keyframes({
  from: { insetInlineStart: '-30%' },
  to: { insetInlineStart: '100%' },
});

export const bars = styleVariants({
  onTheWay: [bar, { background: lead.color }],
  reached: [bar, { background: color.state.ok }],
  rolling: [
    bar,
    {
      background: lead.color,
      width: '30%',
      animation: `${roll} 1.6s linear infinite`,
      '@media': { '(prefers-reduced-motion: reduce)': { width: '100%', opacity: 0.4 } },
    },
  ],
});
