import type { Guide } from '../foundations/guide.ts';
import { Sparkline } from './sparkline.tsx';

export const guide: Guide = {
  use: ['The shape of a change, in a row or beside a number.'],
  avoid: [
    ['Values are read from it', 'LineChart'],
    ['Fewer than five points', 'the numbers'],
  ],
  pairs: [
    {
      good: (
        <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          € 61.00{' '}
          <Sparkline values={[4, 5, 5, 6, 7, 9]} label="It rose from 44 to 61 in six months" />
        </span>
      ),
      why: 'The number is exact, the line says where it came from.',
      bad: <Sparkline values={[4, 9]} width={200} height={80} />,
      whyNot: 'Two points are no shape.',
    },
  ],
  anatomy: [
    ['Line', 'svg'],
    ['Dot at the last value', 'svg'],
  ],
  criteria: [['1.1.1', 'Decoration: the number beside it says the last value']],
  keys: [],
  words: ['`label` says the change in a sentence.'],
  components: {
    Sparkline: { gets: 'svg', draw: (given) => <Sparkline {...given} values={[1, 2]} /> },
  },
};
