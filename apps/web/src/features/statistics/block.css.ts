import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const block = style({ minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  marginBottom: 12,
  paddingBottom: 12,
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const title = style({ font: `${weight.semi} ${text.t16}` });
export const subtitle = style({
  margin: '12px 0 4px',
  font: `${weight.medium} ${text.t13}`,
  color: color.ink.ink2,
});
export const note = style({ font: text.t13, color: color.ink.ink3 });

/** A row of segments may be wider than a phone. */
export const tools = style({ display: 'flex', marginBottom: 12, overflowX: 'auto' });

/** Sizes are set in the face of the sidewall. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.height.target,
  font: `${weight.bold} 17px/1 ${vars.font.mark}`,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

export const update = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 12,
  padding: '8px 0',
  borderBottom: `1px solid ${color.line.hairline}`,
});
export const when = style({ font: text.t13, color: color.ink.ink3 });
export const supplier = style({ font: `${weight.medium} ${text.t14}` });
export const details = style({ font: text.t13, color: color.ink.ink2 });
