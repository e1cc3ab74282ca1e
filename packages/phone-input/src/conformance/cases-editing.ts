import { COPY, CUT, REDO, row, SELECT_ALL, times, UNDO } from './case.ts';

const full = { country: 'us', value: '12345678901' } as const;

/** Where the caret is after a key. */
export const caretCases = [
  row('a digit in the middle', { country: 'us', value: '1234' }, [{ select: [1, 1] }, '9'], {
    digits: '19234',
    caret: 2,
  }),
  row('two of them', { country: 'us', value: '1234' }, [{ select: [1, 1] }, '98'], {
    digits: '198234',
    caret: 3,
  }),
  row('three of them', { country: 'gb', value: '44123456' }, [{ select: [4, 4] }, '789'], {
    digits: '44127893456',
    caret: 7,
  }),
  row('before the prefix', { country: 'ru' }, ['{Home}4'], { digits: '47', caret: 1 }),
  row('before a whole number', { country: 'ru', value: '79123456789' }, ['{Home}9'], {
    digits: '79123456789',
    country: 'ru',
  }),
  row(
    'within the code of a whole number',
    { country: 'by', value: '375294911911' },
    [{ select: [1, 1] }, '4'],
    {
      digits: '375294911911',
      country: 'by',
      caret: 1,
    },
  ),
  row(
    'another code over that of a whole number',
    { country: 'us', value: '12345678901' },
    [{ select: [0, 1] }, '7'],
    {
      digits: '72345678901',
    },
  ),
  row('Backspace over a bracket', { country: 'us', value: '1234' }, ['{End}{Backspace}'], {
    digits: '123',
    caret: 3,
    text: '+1 (23)',
  }),
  row('Backspace over marks', full, [{ select: [5, 5] }, '{Backspace}'], {
    digits: '1234678901',
    caret: 4,
  }),
  row('Backspace to the end', full, ['{End}', times('{Backspace}', 25)], {
    digits: '',
    text: '',
    country: 'us',
  }),
  row('Delete in front of marks', full, [{ select: [4, 4] }, '{Delete}'], {
    digits: '1234678901',
    caret: 4,
  }),
  row('Delete again and again', full, [{ select: [2, 2] }, times('{Delete}', 3)], {
    digits: '12678901',
    caret: 2,
  }),
  row('a selection with marks', full, [{ select: [3, 6] }, '{Backspace}'], {
    digits: '12378901',
    caret: 3,
  }),
  row('a group by Ctrl+Backspace', full, ['{End}{Control>}{Backspace}{/Control}'], {
    digits: '1234567',
    caret: 7,
  }),
  row('a group by Ctrl+Delete', full, [{ select: [1, 1] }, '{Control>}{Delete}{/Control}'], {
    digits: '15678901',
    caret: 1,
  }),
  row('everything, by a digit', { country: 'ru', value: '79123456789' }, [SELECT_ALL, '7918'], {
    digits: '7918',
    country: 'ru',
    caret: 4,
  }),
  row('a letter', full, [{ select: [3, 3] }, 'x'], { digits: '12345678901', caret: 3 }),
  row('an emoji', full, [{ select: [3, 3] }, '🙂'], { digits: '12345678901', caret: 3 }),
  row('a letter on a selection', full, [{ select: [3, 6] }, 'ы'], { digits: '12345678901' }),
  row('beyond the end', full, ['{End}99'], { digits: '12345678901', caret: 11 }),
  row('into a full number', full, [{ select: [4, 4] }, '9'], { digits: '12345678901', caret: 4 }),
  row(
    'composed one by one',
    { country: 'ru' },
    [{ compose: '9' }, { compose: '1' }, { compose: '2' }],
    { digits: '7912', caret: 4 },
  ),
  row('composed at once', { country: 'ru' }, [{ compose: '9123456789' }], {
    digits: '79123456789',
    caret: 11,
  }),
  row(
    'composed in the middle',
    { country: 'us', value: '1234' },
    [{ select: [2, 2] }, { compose: '9' }],
    { digits: '12934', caret: 3 },
  ),
  row('composed full-width digits', { country: 'ru' }, [{ compose: '９１２' }], { digits: '7912' }),
  row('Arabic digits', { country: 'ru' }, ['٩١٢'], { digits: '7912', caret: 4 }),
  row('Persian digits', { country: 'ir' }, ['۹۱۲'], { digits: '98912' }),
  row('undo of a paste', { country: 'ru' }, ['91', { paste: '+380991234567' }, UNDO], {
    digits: '791',
    country: 'ru',
    caret: 3,
  }),
  row('redo of it', { country: 'ru' }, ['91', { paste: '+380991234567' }, UNDO, REDO], {
    digits: '380991234567',
    country: 'ua',
  }),
  row('undo of a pick', { country: 'ru', value: '79123456789' }, [{ pick: 'by' }, UNDO], {
    digits: '79123456789',
    country: 'ru',
  }),
  row('undo of nothing', full, [UNDO, REDO], { digits: '12345678901' }),
];

/** What is copied to the clipboard. */
export const copyCases = [
  row('digits alone', full, [SELECT_ALL, COPY], { clipboard: '12345678901' }),
  row('digits of the selection', full, [{ select: [4, 7] }, COPY], { clipboard: '567' }),
  row('the text, if asked for', { ...full, copyNumbersOnly: false }, [SELECT_ALL, COPY], {
    clipboard: '+1 (234) 567-8901',
  }),
  row('cut', full, [SELECT_ALL, CUT], { clipboard: '12345678901', digits: '', country: 'us' }),
  row('cut of a part', full, [{ select: [4, 7] }, CUT], { clipboard: '567', digits: '12348901' }),
];

/** Limits of the number of digits. */
export const limitCases = [
  row('the longest number of the country', { country: 'us' }, ['23456789012'], {
    digits: '12345678901',
  }),
  row('15 digits', { country: 'de' }, [{ paste: '1234567890123' }, '45'], {
    digits: '491234567890123',
  }),
  row('a paste is cut', {}, [{ paste: '+4912345678901234' }], { digits: '491234567890123' }),
  row('no limit', { country: 'de', enableLongNumbers: true }, ['12345678901234567'], {
    digits: '4912345678901234567',
  }),
  row('a limit of 18', { country: 'de', enableLongNumbers: 18 }, ['123456789012345678'], {
    digits: '491234567890123456',
  }),
  row(
    'longer than the mask, if allowed',
    { country: 'us', enableLongNumbers: true },
    ['23456789012'],
    { text: '+1 (234) 567-89012' },
  ),
  row(
    'a number too long for a new country stays',
    { country: 'ru', value: '79123456789' },
    [{ pick: 'by' }],
    { digits: '3759123456789', country: 'by' },
  ),
  row(
    'and can be erased',
    { country: 'us', enableLongNumbers: true, value: '112345678901234' },
    [{ pick: 'ug' }, times('{Backspace}', 3)],
    { digits: '25612345678901' },
  ),
  // Mexico dropped the 1 of its mobiles in 2019
  row('a Mexican mobile of old', {}, ['+5212221234567'], { digits: '522221234567' }),
  row('an Argentine mobile', {}, ['+5491123456789'], { digits: '5491123456789' }),
  row('a long Austrian number', {}, ['+4366412345678901'], { digits: '436641234567890' }),
];

/** A dial code that cannot be edited. */
export const fixedCases = [
  row(
    'Backspace stops',
    { country: 'us', countryCodeEditable: false },
    ['23', times('{Backspace}', 6)],
    { digits: '1', country: 'us', caret: 1 },
  ),
  row(
    'and typing goes on',
    { country: 'us', countryCodeEditable: false },
    [times('{Backspace}', 3), '234'],
    { digits: '1234' },
  ),
  row('everything, erased', { ...full, countryCodeEditable: false }, [SELECT_ALL, '{Backspace}'], {
    digits: '1',
    caret: 1,
  }),
  row(
    'everything, by another code',
    { country: 'us', countryCodeEditable: false },
    [SELECT_ALL, '+38'],
    { digits: '138', country: 'us' },
  ),
  row('before it', { country: 'us', countryCodeEditable: false }, ['{Home}5'], {
    digits: '15',
    caret: 2,
  }),
  row(
    'a national number',
    { country: 'ru', countryCodeEditable: false },
    [{ paste: '8 912 345-67-89' }],
    { digits: '79123456789' },
  ),
  row(
    'a filled-in number',
    { country: 'ru', countryCodeEditable: false },
    [{ fill: '+7 912 345-67-89' }],
    { digits: '79123456789' },
  ),
  row(
    'a number of another country',
    { country: 'ru', countryCodeEditable: false },
    [{ paste: '+375291234567' }],
    { digits: '7', country: 'ru' },
  ),
  row('without a country', { countryCodeEditable: false }, ['123'], { digits: '123' }),
  row(
    'the list still changes it',
    { country: 'us', countryCodeEditable: false },
    [{ pick: 'ru' }, '916'],
    { digits: '7916', country: 'ru' },
  ),
];
