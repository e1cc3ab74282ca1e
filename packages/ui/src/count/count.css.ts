import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, font, weight } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 5px',
  borderRadius: 9,
  font: `${weight.semi} 0.6875rem/1.125rem ${font.ui}`,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});

export const tones = styleVariants({
  signal: [base, { background: color.signal.signal, color: color.signal.onSignal }],
  ink: [base, { background: color.ink.ink, color: color.ink.inkInv }],
});
