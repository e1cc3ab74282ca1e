import { style, styleVariants } from '@vanilla-extract/css';

/** A child is never wider than the stack: what is too long in it wraps or scrolls. */
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const aligns = styleVariants({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center', textAlign: 'center' },
  end: { justifyItems: 'end', textAlign: 'end' },
});
