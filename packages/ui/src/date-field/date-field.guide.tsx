import type { Guide } from '../foundations/guide.ts';
import { TextField } from '../text-field/text-field.tsx';
import { DateField } from './date-field.tsx';

export const guide: Guide = {
  use: [
    'A day: when something is shipped, paid, due.',
    'Two of them beside each other: the ends of a period.',
  ],
  avoid: [
    ['A few well-known days, such as today and tomorrow', 'RadioGroup or SegmentedControl'],
    ['Only a year or a month', 'Select'],
  ],
  pairs: [
    {
      good: <DateField label="Paid on" defaultValue="2026-11-24" maxValue="2026-11-25" />,
      why: 'Days that can’t be are off in the month, and an error when typed.',
      bad: <TextField label="Paid on" defaultValue="24.11.26" hint="Day, month, year" />,
      whyNot: 'Everybody writes dates in a way of their own, and one of them is read wrong.',
    },
  ],
  anatomy: [
    ['Label', ':scope > div > span:first-child'],
    ['Day, month and year, each typed by itself', '[role=spinbutton]'],
    ['Cross that empties the field', 'button:has(+ button)'],
    ['Button of the month', '[aria-haspopup=dialog]'],
    ['Hint, which gives its place to the error', '[slot=description]'],
    ['Month with the day marked', '[role=dialog]'],
  ],
  picture: (
    <DateField label="Paid on" clearLabel="Clear" defaultValue="2026-11-24" hint="As on the bill" />
  ),
  opens: '[aria-haspopup=dialog]',
  criteria: [
    ['3.3.2', 'Its segments show the order of day, month and year'],
    ['2.5.7', 'Nothing in the month is dragged'],
  ],
  keys: [
    ['Digits', 'Type the part, and go on to the next when it is full'],
    ['ArrowUp, ArrowDown', 'The part one more or less'],
    ['ArrowLeft, ArrowRight', 'From part to part, in the month from day to day'],
    ['Alt+ArrowDown', 'Opens the month'],
    ['PageUp, PageDown', 'In the month: one month on or back'],
    ['Escape', 'Closes the month and changes nothing'],
  ],
  words: [
    'The label says what happens that day: “Shipped on”, not “Date”.',
    'An error names the days that are right: “Not later than today”.',
  ],
  components: {
    DateField: {
      gets: '[role=group]',
      ref: 'div',
      described: '[role=group], [role=spinbutton], button',
      hasFocus: true,
      hasReadOnly: true,
      hasRequired: true,
      draw: (given) => <DateField {...given} label="Shipped on" hint="Some" />,
    },
  },
};
