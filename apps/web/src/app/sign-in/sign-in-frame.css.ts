import { from, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

export const WIDE = from(1024);

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(440px, 5fr) 7fr' } },
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: 24,
  padding: `24px ${vars.layout.gutter}`,
  '@media': { [WIDE]: { padding: '32px 64px' } },
});

export const main = style({
  alignSelf: 'center',
  width: '100%',
  maxWidth: 380,
  outline: 'none',
});

export const foot = style({ font: vars.text.t13, color: vars.color.ink.ink3 });

export const drawing = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden',
  background: vars.color.asphalt.asphalt,
});
