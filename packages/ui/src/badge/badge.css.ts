import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, font, radius, weight } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 20,
  padding: '0 6px',
  borderRadius: radius.tag,
  font: `${weight.medium} 0.75rem/1.25rem ${font.ui}`,
  whiteSpace: 'nowrap',
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});

const wash = (background: string, ink: string) => [base, { background, color: ink }];

export const tones = styleVariants({
  neutral: wash(color.surface.sunk, color.ink.ink2),
  technical: [base, { boxShadow: `inset 0 0 0 1px ${color.line.line}`, color: color.ink.ink2 }],
  winter: wash(color.season.winterWash, color.season.winterText),
  summer: wash(color.season.summerWash, color.season.summerText),
  allseason: wash(color.season.allseasonWash, color.season.allseasonText),
  ok: wash(color.state.okWash, color.state.okText),
  warn: wash(color.state.warnWash, color.state.warnText),
  danger: wash(color.state.dangerWash, color.state.dangerText),
  ink: wash(color.ink.ink, color.ink.inkInv),
  best: [base, { padding: 0, gap: 6, color: color.signal.signalText, fontWeight: weight.semi }],
});

/** The product's orange dot: it marks what to look at first. */
export const dot = style({
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: color.signal.signal,
  flex: 'none',
  forcedColorAdjust: 'none',
});
