import { createVar, style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.css.ts';
import { lead } from '../theme/brand.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, duration, radius, space, text, weight } = vars;

export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  selectors: { '&[data-orientation="vertical"]': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const strip = style({ minWidth: 0 });

const before = createVar();
const after = createVar();
const fade = (direction: string) =>
  `linear-gradient(${direction}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

export const list = style({
  display: 'flex',
  // in a narrow strip the tabs move closer before the last ones are out of view
  gap: 'clamp(16px, 1.3vw, 24px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.line.hairline}`,
  // the strip fades where more tabs can be scrolled into view
  vars: { [before]: '0px', [after]: '0px' },
  selectors: {
    '&[data-more-before]': { vars: { [before]: space.s6 } },
    '&[data-more-after]': { vars: { [after]: space.s6 } },
    '&:is([data-more-before], [data-more-after])': { maskImage: fade('to right') },
    '&:is([data-more-before], [data-more-after]):dir(rtl)': { maskImage: fade('to left') },
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      gap: 0,
      overflow: 'visible',
      boxShadow: 'none',
      borderInlineEnd: `1px solid ${color.line.hairline}`,
    },
  },
});

export const tab = style([
  focusRingInset,
  {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    height: 44,
    // space for the focus ring; the text is aligned with the content's edge
    paddingInline: vars.ring.width,
    borderRadius: radius.s,
    font: `${weight.medium} ${text.t15}`,
    color: color.ink.ink2,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${duration.fast}`,
    selectors: {
      '&[data-hovered]': { color: color.ink.ink },
      '&[data-selected], &[aria-current]': { color: color.ink.ink, fontWeight: weight.semi },
      '&[data-disabled]': { color: color.ink.inkOff, cursor: 'not-allowed' },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        borderBlockEnd: '2px solid transparent',
      },
      '[data-orientation="vertical"] > &::after': {
        insetInline: 'auto 0',
        insetBlock: 0,
        borderBlockEnd: 0,
        borderInlineEnd: '2px solid transparent',
      },
      '[data-orientation="vertical"] > &': { paddingInlineEnd: space.s4 },
      '&[data-selected]::after, &[aria-current]::after': { borderColor: lead.color },
    },
    '@media': {
      // Forced colours make a transparent border visible: only the current tab may have one.
      '(forced-colors: active)': {
        selectors: { '&:not([data-selected], [aria-current])::after': { border: 0 } },
      },
    },
  },
]);

/** Reserves the width of the bold text, so that tabs don't move when another one is selected. */
export const words = style({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-words)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: weight.semi,
    },
  },
});

export const icon = style({ flex: 'none', display: 'flex' });

export const count = style({ font: text.t12, color: color.ink.ink3 });

export const panel = style([
  focusRingInset,
  {
    borderRadius: radius.s,
    // a kept panel while another one is open
    selectors: { '&[data-inert]': { display: 'none' } },
  },
]);
