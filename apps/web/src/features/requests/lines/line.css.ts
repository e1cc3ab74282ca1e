import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

/** What was written, and at its end what the line waits for. */
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 0,
});
export const unknown = style({ justifySelf: 'end' });
export const landed = style({ font: `${vars.weight.semi} ${vars.text.t16}` });
export const action = style({ padding: '8px 0' });
