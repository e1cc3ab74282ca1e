import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, text, weight } = vars;

export const narrow = style({ display: 'grid', gap: 16, maxWidth: 480 });

export const contact = style({ display: 'grid', gap: 8, maxWidth: 480 });
export const contactName = style({
  font: `${weight.medium} ${text.t13}`,
  color: color.ink.ink2,
});

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  minHeight: vars.height.target,
  overflowWrap: 'anywhere',
});
export const address = style({ font: `${weight.medium} ${text.t15}`, minWidth: 0 });
export const none = style({ color: color.ink.ink3 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 0',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '& + &': { borderTop: `1px solid ${color.line.hairline}` },
  },
});
/** A choice wraps under its text where there is no room beside it. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});
export const itemName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  font: `${weight.medium} ${text.t14}`,
});

/** A field with the login, only for password managers. */
export const unseen = style({ display: 'none' });

/** Below the choices, as a part of its own. */
export const browsers = style({
  display: 'grid',
  gap: 8,
  marginTop: 8,
  paddingTop: 16,
  borderTop: `1px solid ${color.line.hairline}`,
});
