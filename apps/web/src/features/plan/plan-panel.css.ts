import { below, vars } from '@org/ui/theme';
import { style } from '@vanilla-extract/css';

const { ink, signal } = vars.color;
const phone = below(768);

/** Room for any state of the panel: a plan that comes late moves nothing below it. */
export const room = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 98,
  '@media': { [below(1342)]: { minHeight: 150 }, [phone]: { minHeight: 210 } },
});
export const ask = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
export const limit = style({ width: 208, '@media': { [phone]: { width: '100%' } } });

/** The panel of a hint; at most one on a screen. */
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
  // the mark that says «look here first»
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

export const moves = style({ marginTop: -12, font: vars.text.t14, color: ink.ink2 });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px' });
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  font: vars.text.t13,
  color: ink.ink2,
});
export const compared = style({
  transition: `opacity ${vars.duration.fast}`,
  selectors: { '&[data-stale]': { opacity: 0.55 } },
});
export const stale = style({ marginTop: 8, font: vars.text.t13, color: ink.ink2 });
