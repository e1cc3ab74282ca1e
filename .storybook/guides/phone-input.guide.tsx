import { PhoneInput } from '@org/phone-input';
import type { GuideTexts } from '../../packages/ui/src/foundations/guide.ts';

export const guide: GuideTexts = {
  use: [
    'A phone number, of one country or of any.',
    'People paste, drop or let the browser fill it in, as they write it.',
  ],
  avoid: [
    ['An extension or an internal number', 'TextField'],
    ['A page without React', '`<phone-input>` of `@org/phone-input/element`'],
    ['A code of a text message', 'TextField with `autoComplete="one-time-code"`'],
  ],
  pairs: [
    {
      good: (
        <PhoneInput
          country="ru"
          preferredCountries={['ru', 'by', 'kz']}
          hint="We call only about the order"
        />
      ),
      why: 'The likely countries first, and why the number is wanted.',
      bad: <PhoneInput country="ru" onlyCountries={['ru']} placeholder="+7 (___) ___-__-__" />,
      whyNot: 'One country shuts out who has a number of another.',
    },
    {
      good: <PhoneInput country="gb" prefill={false} placeholder="+44 7400 123456" />,
      why: 'An empty field shows an example of the country.',
      bad: (
        <PhoneInput
          country="gb"
          prefill={false}
          label={null}
          aria-label="Phone"
          placeholder="Phone"
        />
      ),
      whyNot: 'The placeholder as a label is gone with the first digit.',
    },
  ],
  anatomy: [
    ['Label', 'label'],
    ['Button with the country: letters or a flag, and the dial code where it is apart', 'button'],
    ['Number in groups by its first digits', 'input'],
    'List of countries with a search',
    'Hint, which gives its place to the error',
    'Notice of a full field',
  ],
  criteria: [
    ['1.3.5', '`autocomplete="tel"`'],
    ['3.3.1', 'An error says what would be right'],
    ['4.1.3', 'The country that the digits tell is announced'],
  ],
  keys: [
    ['ArrowDown, ArrowUp', 'Opens the list from the button; goes through the countries'],
    ['PageDown, PageUp', 'A screen of countries on or back'],
    ['Home, End', 'First and last country, while the search is empty'],
    ['Enter', 'Chooses the country; in the number it sends the form'],
    ['Escape', 'Closes the list'],
    ['Backspace, Delete', 'Erase a digit across the signs between groups'],
    ['Ctrl+Z, Ctrl+Shift+Z', 'Undo and redo, by groups of keys'],
    ['Ctrl+C', 'Copies digits alone'],
  ],
  words: [
    '“Phone”, not “Phone number field”.',
    'An error says what would be right: “A number of Russia has 10 digits after +7”.',
    'Say why you want the number.',
  ],
};
