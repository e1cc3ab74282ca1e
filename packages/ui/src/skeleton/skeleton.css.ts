import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius } = vars;

const pass = keyframes({ to: { transform: 'translateX(100%)' } });

const base = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  maxWidth: '100%',
  background: color.surface.sunk2,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, transparent 20%, ${color.surface.sunk} 50%, transparent 80%)`,
    transform: 'translateX(-100%)',
    animation: `${pass} 1.6s infinite`,
  },
  '@media': { '(forced-colors: active)': { outline: '1px dashed GrayText' } },
});

export const shapes = styleVariants({
  line: [base, { height: 12, borderRadius: radius.tag }],
  box: [base, { borderRadius: radius.tag }],
  circle: [base, { borderRadius: '50%' }],
});
