import { vars } from '@org/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, text, weight } = vars;

const part = style({ display: 'block', height: '100%', minWidth: 3, flexBasis: 0 });
export const parts = styleVariants({
  sure: [part, { background: color.ink.ink }],
  open: [part, { background: color.state.warn }],
  rejected: [part, { background: color.state.danger }],
});

const figure = { font: `${weight.bold} ${text.t22}`, letterSpacing: '-.01em' };
export const tones = [
  style(figure),
  style(figure),
  style({ ...figure, color: color.state.warnText }),
  style({ ...figure, color: color.state.dangerText }),
];
