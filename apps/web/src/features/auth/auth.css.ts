import { touch, vars } from '@org/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
// the link to another page, under the form
globalStyle(`${page} > p`, { color: color.ink.ink2 });
export const lead = style({ marginTop: 4, color: color.ink.ink2 });

export const title = style({
  font: `${weight.bold} ${text.t28}`,
  letterSpacing: '-.015em',
  outline: 'none',
  '@media': { '(max-width: 699.98px)': { font: `${weight.bold} ${text.t22}` } },
});

export const consent = style({ display: 'grid', justifyItems: 'start', gap: 2, paddingBottom: 8 });
/** Aligned with the label of the checkbox, not with its box. */
export const consentText = style({ paddingLeft: 28, '@media': { [touch]: { paddingLeft: 32 } } });
