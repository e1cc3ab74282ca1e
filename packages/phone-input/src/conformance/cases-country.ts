import { row, SELECT_ALL, times } from './case.ts';

/** Which country a number belongs to, and what decides it. */
export const countryCases = [
  row('a plus is no number', {}, ['+'], { digits: '', country: null, text: '+' }),
  row('1 is the United States first', {}, ['+1'], { country: 'us' }),
  row('7 is Russia first', {}, ['+7'], { country: 'ru' }),
  row('77 is Kazakhstan', {}, ['+77'], { country: 'kz' }),
  row('76 is Kazakhstan', {}, ['+76001234567'], { country: 'kz', text: '+7 (600) 123-45-67' }),
  row('a part of a dial code is none', {}, ['+38'], { country: null, text: '+38' }),
  row('spaces do not count', {}, ['+4 4 98765432'], { digits: '4498765432', country: 'gb' }),
  row('a number of no country', { value: '80012345678' }, [], { country: null }),
  row('the first digits decide anew', {}, ['+79123456789', times('{Backspace}', 11), '49'], {
    digits: '49',
    country: 'de',
  }),
  row('clearing keeps the country', {}, ['+441234567', SELECT_ALL, '{Delete}'], {
    digits: '',
    country: 'gb',
  }),
  row('Canada stays until an area is not its own', { country: 'ca' }, ['2'], { country: 'ca' }),
  row('230 is no area of Canada', { country: 'ca' }, ['230'], { country: 'us' }),
  row('a picked country stays', { country: 'us' }, [{ pick: 'ca' }, '2015550123'], {
    digits: '12015550123',
    country: 'ca',
  }),
  row('so does a picked Kazakhstan', { country: 'ru' }, [{ pick: 'kz' }, '9161234567'], {
    digits: '79161234567',
    country: 'kz',
  }),
  row('until its dial code goes', { country: 'us' }, [{ pick: 'ca' }, SELECT_ALL, '+44'], {
    country: 'gb',
  }),
  row(
    'a list of countries bounds the guess',
    { country: 'us', onlyCountries: ['us', 'ua'] },
    [SELECT_ALL, '+4412345'],
    { digits: '4412345', country: 'us' },
  ),
  row('and its ties', { country: 'us', onlyCountries: ['us', 'ua'] }, ['2045555555'], {
    country: 'us',
  }),
  row(
    'no guess',
    { country: 'us', disableCountryGuess: true },
    [SELECT_ALL, { paste: '+380991234567' }],
    { digits: '380991234567', country: 'us' },
  ),
  row(
    'no first guess',
    {
      country: 'us',
      disableInitialCountryGuess: true,
      value: '2345678900',
    },
    [],
    { digits: '2345678900', country: 'us' },
  ),
  row(
    'national digits tell no country',
    { country: 'us', disableCountryCode: true },
    ['2345678900'],
    { digits: '2345678900', country: 'us', text: '(234) 567-8900' },
  ),
  row(
    'another country keeps the digits',
    { country: 'us', value: '12025550123' },
    [{ pick: 'gb' }],
    { digits: '442025550123', country: 'gb', caret: 12 },
  ),
  row('there and back', { country: 'us', value: '12025550123' }, [{ pick: 'ua' }, { pick: 'us' }], {
    digits: '12025550123',
    country: 'us',
  }),
  row('digits like the dial code stay', { country: 'us', value: '11111111111' }, [{ pick: 'ua' }], {
    digits: '3801111111111',
  }),
  row('from one island to another', { value: '14734031234' }, [{ pick: 'bs' }], {
    digits: '12424031234',
    country: 'bs',
  }),
  row('a country by the owner', { country: 'us' }, [{ set: { country: 'es' } }], {
    digits: '34',
    country: 'es',
  }),
  row(
    'a country by the owner keeps the digits',
    { country: 'us' },
    ['2025550123', { set: { country: 'gb' } }],
    { digits: '442025550123', country: 'gb' },
  ),
  row('a country by its dial code', { country: '7' }, [], { digits: '7', country: 'ru' }),
];

/** Values from the parent. */
export const valueCases = [
  row('with a plus', { country: 'us', value: '+12025550123' }, [], { text: '+1 (202) 555-0123' }),
  row('the value tells the country', { country: 'tw', value: '+12025550123' }, [], {
    country: 'us',
  }),
  row('the country wins a tie', { country: 'ca', value: '+1' }, [], { country: 'ca' }),
  row('a later value', { country: 'us', value: '' }, [{ set: { value: '40752335846' } }], {
    digits: '40752335846',
    country: 'ro',
  }),
  row(
    'an empty value keeps the country',
    { country: 'us', value: '12025550123' },
    [{ set: { value: '' } }],
    { digits: '', country: 'us' },
  ),
  row(
    'the value of before once more',
    { country: 'ru', value: '79123456789' },
    ['{Backspace}', { set: { value: '79123456789' } }],
    { digits: '79123456789' },
  ),
  row(
    'the country of before once more',
    { country: 'ru', value: '79123456789' },
    [{ set: { country: 'by' } }, { set: { country: 'ru' } }],
    { digits: '79123456789', country: 'ru' },
  ),
  row('null forgets the country', { value: '380234325' }, [{ set: { value: null } }], {
    digits: '',
    country: null,
  }),
  row('a national value', { country: 'ru', value: '89123456789' }, [], {
    digits: '79123456789',
    text: '+7 (912) 345-67-89',
  }),
  row('a first value', { country: 'ru', defaultValue: '79123456789' }, ['{Backspace}'], {
    digits: '7912345678',
  }),
  row('letters and a thousand digits', { value: `abc${'1'.repeat(1000)}` }, [], {
    digits: '1'.repeat(15),
  }),
];
