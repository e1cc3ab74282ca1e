import { vars } from '@org/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { ink, state } = vars.color;

const note = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 4,
  font: vars.text.t12,
});
// the icon is as small as the text, not that of a button
globalStyle(`${note} > svg`, { flex: 'none', width: 12, height: 12, alignSelf: 'center' });

export const tones = styleVariants({
  good: [note, { color: ink.ink2 }],
  poor: [note, { color: state.warnText }],
  unknown: [note, { color: ink.ink3 }],
});
