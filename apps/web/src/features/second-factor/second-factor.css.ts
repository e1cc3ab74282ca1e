import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 0',
  borderTop: `1px solid ${color.line.hairline}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
});
export const name = style({ font: `${weight.medium} ${text.t14}`, overflowWrap: 'anywhere' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 24px',
  padding: 16,
  borderRadius: 8,
  background: color.surface.sunk,
  font: text.t15,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.06em',
  '@media': { [below(768)]: { gridTemplateColumns: '1fr' } },
});

export const picture = style({
  width: 200,
  height: 200,
  justifySelf: 'center',
  padding: 12,
  borderRadius: 8,
  // cameras read dark on light, so both themes have the same colours
  background: '#ffffff',
  color: '#000000',
});
export const secret = style({
  font: text.t14,
  letterSpacing: '.06em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const lead = style({ color: color.ink.ink2 });

export const demand = style({ display: 'grid', gap: 4, paddingTop: 16 });
