import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, text, weight } = vars;

export const heading = style({ margin: 0, color: color.ink.ink, textWrap: 'balance' });

const large = (font: string) => ({ font: `${weight.bold} ${font}` });
const small = (font: string) => ({ font: `${weight.semi} ${font}` });

export const sizes = styleVariants({
  36: large(text.t36),
  28: large(text.t28),
  22: large(text.t22),
  18: small(text.t18),
  16: small(text.t16),
  15: small(text.t15),
  14: small(text.t14),
});
