import type { Guide } from '../foundations/guide.ts';
import { Slider } from './slider.tsx';

export const guide: Guide = {
  use: ['A range whose ends are felt rather than known: a price from and to.'],
  avoid: [
    ['An exact number', 'NumberStepper or TextField'],
    ['A few steps', 'SegmentedControl'],
  ],
  pairs: [
    {
      good: (
        <div style={{ width: 260 }}>
          <Slider
            label="Price"
            minValue={0}
            maxValue={100}
            defaultValue={[20, 60]}
            counts={[1, 4, 9, 14, 9, 6, 3, 1]}
          />
        </div>
      ),
      why: 'The bars show where something is to be found before one drags.',
      bad: (
        <div style={{ width: 260 }}>
          <Slider label="Year" minValue={2010} maxValue={2026} />
        </div>
      ),
      whyNot: 'Sixteen known years are quicker to type or to choose.',
    },
  ],
  anatomy: [
    ['Bars: how much there is at each value', 'svg'],
    ['Track', 'div:has(> div > div > input)'],
    ['Fill between the thumbs', 'div[style*="height: 2px"]'],
    ['Two thumbs, which don’t pass each other', 'input'],
  ],
  criteria: [['2.5.7', 'Arrow keys and a press on the track do what dragging does']],
  keys: [
    ['ArrowRight, ArrowUp', 'One step more'],
    ['ArrowLeft, ArrowDown', 'One step less'],
    ['PageUp, PageDown', 'A tenth of the range'],
    ['Home, End', 'As far as it goes'],
    ['Tab', 'Goes from the first thumb to the second'],
  ],
  words: [
    'Thumbs are named: “from”, “to”.',
    'Show the chosen ends in numbers beside it, with their unit.',
  ],
  components: {
    Slider: {
      gets: '[role=group]',
      described: 'input',
      draw: (given) => <Slider {...given} label="Price" minValue={0} maxValue={9} />,
    },
  },
};
