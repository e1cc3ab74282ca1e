import { vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const body = style({ display: 'grid', gap: 12, justifyItems: 'center' });

export const frame = style({
  position: 'relative',
  width: 'min(280px, 100%)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.s,
  background: color.surface.sunk,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const picture = style({ position: 'absolute', maxWidth: 'none' });

/** What will be cut away is dimmed. */
export const window = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 200px ${color.scrim}`,
  pointerEvents: 'none',
});

export const range = style({
  display: 'grid',
  gap: 4,
  width: 'min(280px, 100%)',
  font: `${vars.weight.medium} ${vars.text.t13}`,
  color: color.ink.ink2,
});

export const input = style({ width: '100%', height: 24, margin: 0, accentColor: color.ink.ink });
