import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex' });

/** Long words wrap inside a child: it does not push its neighbours out. */
globalStyle(`${inline} > *`, { minWidth: 0 });

export const wraps = styleVariants({
  wrap: { flexWrap: 'wrap' },
  nowrap: {},
});

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: {},
});

export const justifies = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
