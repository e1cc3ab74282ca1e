import { style } from '@vanilla-extract/css';
import { below, touch } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  outline: 'none',
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  height: 36,
  padding: '0 10px',
  // The line is as wide as the surface.
  margin: '-4px -4px 4px',
  paddingInline: 14,
  borderBottom: `1px solid ${color.line.hairline}`,
  color: color.ink.ink3,
  '@media': { [touch]: { height: 48 }, [below(768)]: { fontSize: 16 } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 0,
  color: color.ink.ink,
  '::placeholder': { color: color.ink.ink3, opacity: 1 },
});
