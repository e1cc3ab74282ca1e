import type { Guide } from '../foundations/guide.ts';
import { TyreGlyph } from './tyre-glyph.tsx';

export const guide: Guide = {
  use: ['A tyre is told apart by its measures: its width, height and tread are drawn to scale.'],
  avoid: [
    ['The very model matters', 'a photograph'],
    ['An icon of tyres in general', 'TyreIcon of @org/ui/icons'],
  ],
  pairs: [
    {
      good: (
        <div style={{ display: 'flex', gap: 16 }}>
          <TyreGlyph width={205} profile={55} diameter={16} season="winter" hasStuds />
          <TyreGlyph width={275} profile={40} diameter={20} season="summer" />
        </div>
      ),
      why: 'Side by side the sizes speak.',
      bad: <TyreGlyph width={205} profile={55} diameter={16} height={24} />,
      whyNot: 'Too small for a tread: use the icon.',
    },
  ],
  anatomy: [
    ['Tread from the front: width, season, studs', 'svg'],
    ['Sidewall: profile and diameter', 'svg'],
  ],
  criteria: [['1.1.1', 'Decoration: the words beside it say the size']],
  keys: [],
  words: ['`label` where nothing beside it says the size.'],
  components: {
    TyreGlyph: { gets: 'svg', draw: (given) => <TyreGlyph {...given} width={205} /> },
  },
};
