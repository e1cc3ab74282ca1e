import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const drawing = style({ display: 'block', flex: 'none', overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: vars.color.ink.ink,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const end = style({ fill: vars.color.ink.ink });
