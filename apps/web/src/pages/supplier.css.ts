import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const face = style({ padding: `20px ${vars.layout.gutter} 0` });
export const tabs = style({ padding: `0 ${vars.layout.gutter}` });
