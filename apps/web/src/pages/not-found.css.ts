import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, text, weight } = vars;

export const page = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minHeight: `calc(100dvh - ${layout.headerHeight} - 73px)`,
  padding: `64px ${layout.gutter}`,
  overflow: 'hidden',
});

export const track = style({
  position: 'absolute',
  left: -200,
  bottom: '8%',
  width: 2400,
  transform: 'rotate(-7deg)',
  fill: color.surface.sunk2,
});

export const content = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: 24,
});

export const code = style({
  font: `700 clamp(120px, 24vw, 320px)/.8 ${vars.font.mark}`,
  letterSpacing: '-.02em',
});

export const title = style({
  font: `${weight.bold} ${text.t28}`,
  letterSpacing: '-.015em',
  '@media': { [below(768)]: { font: `${weight.bold} ${text.t22}` } },
});

export const advice = style({
  maxWidth: 440,
  marginTop: 4,
  font: text.t16,
  color: color.ink.ink2,
});
