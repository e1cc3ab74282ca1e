import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius, space, text, weight } = vars;

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: space.s3,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: radius.m,
  background: color.surface.sheet,
});

export const fileIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.s,
  background: color.surface.sunk2,
  color: color.ink.ink,
});

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: `${weight.semi} ${text.t14}`,
  color: color.ink.ink,
});

export const details = style({ font: text.t12, color: color.ink.ink3 });
export const failure = style([details, { color: color.state.dangerText }]);
export const actions = style({ display: 'flex', gap: 4 });
export const progress = style({ gridColumn: '1 / -1' });
