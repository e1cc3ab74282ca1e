import { style, styleVariants } from '@vanilla-extract/css';
import { lead } from '../theme/brand.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color, font, text, weight } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 28px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  font: `${weight.medium} ${text.t13}`,
});

export const steps = styleVariants({
  done: [step, { color: color.ink.ink2 }],
  current: [step, { color: color.ink.ink }],
  failed: [step, { color: color.state.dangerText }],
  ahead: [step, { color: color.ink.ink3 }],
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: '1px solid transparent',
  font: `${weight.semi} 12px/1 ${font.ui}`,
});

export const marks = styleVariants({
  done: [mark, { background: color.surface.sunk2, color: color.ink.ink }],
  current: [
    mark,
    {
      background: lead.color,
      color: lead.on,
      '@media': { '(forced-colors: active)': { outline: '2px solid' } },
    },
  ],
  failed: [mark, { background: color.state.danger, color: color.state.onDanger }],
  ahead: [mark, { borderColor: color.line.line }],
});
