import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: 12, width: 320, maxWidth: '100%' });
export const words = style({ font: vars.text.t13, color: vars.color.ink.ink2 });
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
