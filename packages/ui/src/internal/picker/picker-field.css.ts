import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ends } from '../field.css.ts';
import { withinBorder } from '../within-border.ts';

const { color, radius, text, weight } = vars;

/** The trigger covers the whole control, which has the border and the ring. */
const trigger = style({
  ...withinBorder,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minWidth: 0,
  borderRadius: radius.s,
  outline: 'none',
  textAlign: 'start',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    // The field keeps its ring while the focus is in its list.
    '&[aria-expanded="true"]::after': {
      content: '',
      position: 'absolute',
      inset: -1,
      border: `1px solid ${color.state.focus}`,
      borderRadius: radius.s,
      outline: `1px solid ${color.state.focus}`,
      pointerEvents: 'none',
    },
  },
});

export const triggers = styleVariants(ends, (end) => [
  trigger,
  { marginInline: -end, paddingInline: end },
]);

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const placeholder = style([value, { color: color.ink.ink3 }]);

export const icon = style({ flex: 'none', color: color.ink.ink2 });

/** How many options are selected. */
export const count = style({
  flex: 'none',
  padding: '0 5px',
  borderRadius: 8,
  background: color.ink.ink,
  color: color.ink.inkInv,
  font: `${weight.semi} ${text.t11}`,
});

/** The cross, over the trigger and before the chevron. */
export const clear = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 32,
  display: 'grid',
  placeItems: 'center',
  width: vars.height.target,
  height: vars.height.target,
  margin: 'auto 0',
  borderRadius: radius.tag,
  color: color.ink.ink2,
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: color.surface.sunk, color: color.ink.ink } },
    },
  },
});

/** Space for the cross between the value and the chevron. */
export const cross = style({ flex: 'none', width: vars.height.target });
