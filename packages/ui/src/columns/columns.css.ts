import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { type Breakpoint, below } from '../theme/breakpoints.ts';

const template = createVar();

export const grid = style({ display: 'grid', gridTemplateColumns: template });

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const asManyAsFit = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`;

const templates = {
  2: equal(2),
  3: equal(3),
  4: equal(4),
  narrow: asManyAsFit('7.5rem'),
  medium: asManyAsFit('15rem'),
  wide: asManyAsFit('20rem'),
  'fit first': 'auto minmax(0, 1fr)',
  'fit last': 'minmax(0, 1fr) auto',
};

export const divisions = styleVariants(templates, (columns) => ({ vars: { [template]: columns } }));

export const aligns = styleVariants({
  stretch: {},
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
});

const oneBelow = (layout: Exclude<Breakpoint, 360>) => ({
  '@media': { [below(layout)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const froms = styleVariants({
  768: oneBelow(768),
  1024: oneBelow(1024),
  1256: oneBelow(1256),
  1342: oneBelow(1342),
  1920: oneBelow(1920),
});
