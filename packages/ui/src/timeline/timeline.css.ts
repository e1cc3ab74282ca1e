import { style, styleVariants } from '@vanilla-extract/css';
import { lead } from '../theme/brand.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space, text, weight } = vars;

export const list = style({ margin: 0, padding: 0, listStyle: 'none', font: text.t14 });

/** A line goes from each mark to the next. */
export const event = style({
  position: 'relative',
  paddingInlineStart: space.s6,
  paddingBottom: space.s4,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 5,
      top: 18,
      bottom: -2,
      borderInlineStart: `1px solid ${color.line.hairline}`,
    },
  },
});

const mark = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 5,
  width: 11,
  height: 11,
  borderRadius: '50%',
  border: `2px solid ${color.line.line}`,
  background: color.surface.sheet,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

const filled = (background: string) => [mark, { background, borderColor: background }];

export const marks = styleVariants({
  past: [mark],
  current: filled(lead.color),
  ok: filled(color.state.ok),
  warn: filled(color.state.warn),
  danger: filled(color.state.danger),
});

/** The hour stands at the end, or below if there is no room. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
});

/** Words of another script than the page's keep their order: a Russian date on an Arabic page. */
const ownDirection = { unicodeBidi: 'plaintext' } as const;

export const title = style({
  ...ownDirection,
  minWidth: 0,
  selectors: { '[aria-current] &': { fontWeight: weight.semi } },
});

export const when = style({
  ...ownDirection,
  color: color.ink.ink3,
  font: text.t12,
  lineHeight: 'inherit',
});

export const details = style({
  ...ownDirection,
  width: 'fit-content',
  color: color.ink.ink2,
  font: text.t13,
});
