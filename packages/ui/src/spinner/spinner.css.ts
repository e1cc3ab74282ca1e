import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const base = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderRightColor: 'transparent',
  opacity: 0.85,
  animation: `${turn} .8s linear infinite`,
});

export const spinner = styleVariants({
  14: [base, { width: 14, height: 14, borderWidth: 2 }],
  16: [base, { width: 16, height: 16, borderWidth: 2 }],
  20: [base, { width: 20, height: 20, borderWidth: 2 }],
  32: [base, { width: 32, height: 32, borderWidth: 3 }],
});
