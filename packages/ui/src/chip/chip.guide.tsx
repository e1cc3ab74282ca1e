import type { Guide } from '../foundations/guide.ts';
import { Chip, ChipGroup } from './chip.tsx';

export const guide: Guide = {
  use: ['What is chosen is shown in a line, and each may be taken back.'],
  avoid: [
    ['It can’t be taken back', 'Badge'],
    ['It is a number', 'Count'],
  ],
  pairs: [
    {
      good: (
        <ChipGroup label="Filters" onRemove={() => undefined}>
          <Chip id="city">Omsk</Chip>
          <Chip id="width">205 mm</Chip>
        </ChipGroup>
      ),
      why: 'Each says its value with its unit.',
      bad: (
        <ChipGroup label="Filters" onRemove={() => undefined}>
          <Chip id="city">city</Chip>
          <Chip id="width">205</Chip>
        </ChipGroup>
      ),
      whyNot: 'A name without value, a value without unit.',
    },
  ],
  anatomy: [
    ['Value; a press may open the field it comes from', '[role=toolbar] > span > :first-child'],
    ['Cross that takes it back', 'button'],
    ['Group, which wraps', '[role=toolbar]'],
  ],
  criteria: [['2.5.3', 'The cross of a chip is named “Remove” and its words']],
  keys: [
    ['ArrowRight, ArrowLeft', 'Goes through the chips and their crosses'],
    ['Enter, Space', 'Takes it back, or opens it'],
    ['Tab', 'The whole group is one stop'],
  ],
  words: [
    'The value as it was chosen, shortened nowhere.',
    '`removeLabel` says what goes: “Remove Omsk”.',
  ],
  components: {
    ChipGroup: {
      gets: '[role=toolbar]',
      draw: (given) => (
        <ChipGroup {...given} label="Filters" onRemove={() => undefined}>
          <Chip id="city">Omsk</Chip>
        </ChipGroup>
      ),
    },
    Chip: {
      isNamedById: true,
      gets: 'span',
      draw: (given) => (
        <ChipGroup label="Filters" onRemove={() => undefined}>
          <Chip {...given}>Omsk</Chip>
        </ChipGroup>
      ),
    },
  },
};
