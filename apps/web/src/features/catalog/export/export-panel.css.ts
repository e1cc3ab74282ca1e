import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: 12, width: 280 });
export const words = style({ font: vars.text.t13, color: vars.color.ink.ink2 });
export const choice = style({ display: 'flex', gap: 8 });
