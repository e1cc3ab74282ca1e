import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius, text, weight } = vars;

const base = style({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  borderRadius: radius.m,
  font: text.t14,
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});

export const tones = styleVariants({
  info: [base, { background: color.surface.sunk }],
  ok: [base, { background: color.state.okWash }],
  danger: [base, { background: color.state.dangerWash, color: color.state.dangerText }],
  signal: [base, { background: color.signal.signalWash }],
});

export const icons = styleVariants({
  info: { color: color.ink.ink2 },
  ok: { color: color.state.okText },
  danger: { color: 'inherit' },
  signal: { color: color.signal.signalText },
});

export const body = style({ flex: 1, minWidth: 0 });

export const fact = style({ fontWeight: weight.semi });
