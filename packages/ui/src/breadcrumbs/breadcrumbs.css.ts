import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, text } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  font: text.t13,
  color: color.ink.ink2,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: 24,
});

export const separator = style({
  display: 'inline-flex',
  color: color.ink.ink3,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
