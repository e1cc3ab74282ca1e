import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, line, signal, state } = vars.color;
const phone = below(768);

export const ask = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
export const limit = style({ width: 208, '@media': { [phone]: { width: '100%' } } });

/** The hint: at most one on a screen. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 16px',
  alignItems: 'center',
  padding: '16px 20px 16px 48px',
  borderRadius: vars.radius.m,
  background: signal.signalWash,
  color: ink.ink,
  '@media': {
    [below(1342)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { padding: '14px 16px 14px 40px' },
  },
});
export const heading = style({
  position: 'relative',
  font: `${vars.weight.semi} ${vars.text.t16}`,
  // «look here first»
  '::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: -28,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: signal.signal,
  },
  '@media': { [phone]: { '::before': { left: -24 } } },
});
export const summary = style({ marginTop: 2, font: vars.text.t14, color: ink.ink2 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const limits = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 12 });
export const changes = style({ gridColumn: '1 / -1', borderTop: `1px solid ${line.hairline}` });
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${line.hairline}`,
  font: vars.text.t14,
});
export const name = style({ fontWeight: vars.weight.medium });
export const saving = style({ fontWeight: vars.weight.semi, whiteSpace: 'nowrap' });
export const dearer = style([saving, { color: state.warnText }]);
export const way = style({ gridColumn: '1 / -1', font: vars.text.t13, color: ink.ink2 });
export const stale = style({ marginTop: 8, font: vars.text.t13, color: ink.ink2 });
