import type { Guide } from '../foundations/guide.ts';
import { WheelGlyph } from './wheel-glyph.tsx';

export const guide: Guide = {
  use: [
    'A wheel is told apart by its measures: spokes, bolts, bore, width and offset are drawn to scale.',
  ],
  avoid: [
    ['The very design matters', 'a photograph'],
    ['An icon of wheels in general', 'Disc3Icon of @org/ui/icons'],
  ],
  pairs: [
    {
      good: <WheelGlyph diameter={17} width={7} bolts={5} pcd={114.3} offset={45} spokes={10} />,
      why: 'All that decides whether it fits.',
      bad: <WheelGlyph diameter={17} height={24} />,
      whyNot: 'Too small, and nothing is known of it.',
    },
  ],
  anatomy: [
    ['Face: spokes, bolts, bore', 'svg'],
    ['Section: width, with the mounting face at its offset', 'svg'],
  ],
  criteria: [['1.1.1', 'Decoration: the words beside it say the size']],
  keys: [],
  words: ['`label` where nothing beside it says the size.'],
  components: {
    WheelGlyph: { gets: 'svg', draw: (given) => <WheelGlyph {...given} width={7} /> },
  },
};
