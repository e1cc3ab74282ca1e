import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';
import { covering } from '../page/covering.css.ts';

const { color } = vars;

export const bar = style([
  covering,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '12px 0',
    background: color.surface.paper,
    borderTop: `1px solid ${color.line.hairline}`,
    '@media': {
      // above the bottom bar
      '(max-width: 997.98px)': { bottom: vars.layout.barHeight },
      [below(768)]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    },
  },
]);

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  font: vars.text.t13,
  color: color.ink.ink2,
  '::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: color.ink.ink,
  },
  '@media': { [below(768)]: { gridColumn: '1 / -1' } },
});
