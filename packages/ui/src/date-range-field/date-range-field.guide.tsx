import { DateField } from '../date-field/date-field.tsx';
import type { Guide } from '../foundations/guide.ts';
import { Inline } from '../inline/inline.tsx';
import { DateRangeField } from './date-range-field.tsx';

const november = { from: '2026-11-01', to: '2026-11-30' };

export const guide: Guide = {
  isFresh: true,
  use: [
    'A period with two ends: what was ordered, paid or changed between two days.',
    'A filter: the periods that everybody asks for are its presets.',
  ],
  avoid: [
    ['One day', '`DateField`'],
    ['A few well-known periods and no other', '`Select` or `SegmentedControl`'],
    ['Ends that are numbers', '`Slider`'],
  ],
  pairs: [
    {
      good: <DateRangeField label="Ordered" defaultValue={november} />,
      why: 'One field: the calendar draws the period, and an end before the start is an error at once.',
      bad: (
        <Inline gap={3}>
          <DateField label="From" defaultValue="2026-11-30" />
          <DateField label="To" defaultValue="2026-11-01" />
        </Inline>
      ),
      whyNot: 'Neither of two fields knows that they are in the wrong order.',
    },
  ],
  anatomy: [
    ['Label', 'div:has(> [role=group]) > :first-child'],
    ['First day, then last day, each part typed by itself', '[role=spinbutton]'],
    ['Cross that empties the field', '[role=group] button:not([aria-haspopup])'],
    ['Button of the calendar', '[aria-haspopup=dialog]'],
    ['Hint, which gives its place to the error', '[slot=description]'],
    ['Presets; the one that is chosen is marked', '[aria-pressed]'],
    ['Month with the days of the period joined', '[role=dialog] [role=grid]'],
  ],
  picture: (
    <DateRangeField
      label="Ordered"
      clearLabel="Clear"
      hint="By the day of the order"
      defaultValue={november}
      presets={[
        { label: 'Any time', value: null },
        { label: 'This month', value: november },
      ]}
    />
  ),
  opens: '[aria-haspopup=dialog]',
  criteria: [
    ['3.3.1', 'An end before the start is an error at once, in words'],
    ['3.3.2', 'Its segments show the order of day, month and year'],
    ['2.5.7', 'A period is two presses, nothing is dragged'],
  ],
  keys: [
    [
      'Digits',
      'Type the part, and go on to the next when it is full, from the first day to the last',
    ],
    ['ArrowUp, ArrowDown', 'The part one more or less'],
    ['ArrowLeft, ArrowRight', 'From part to part, in the month from day to day'],
    ['Alt+ArrowDown', 'Opens the presets and the month'],
    ['Enter', 'In the month: begins the period, and ends it'],
    ['PageUp, PageDown', 'In the month: one month on or back'],
    ['Escape', 'Closes the month and changes nothing'],
  ],
  words: [
    'The label says what happened in the period: “Ordered”, not “Period”.',
    'Presets are named as people say it: “This month”, not “01.11–30.11”.',
  ],
  components: {
    DateRangeField: {
      gets: '[role=group]',
      ref: 'div',
      described: '[role=group], [role=spinbutton], button',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <DateRangeField {...given} label="Ordered" hint="Some" />,
    },
  },
};
