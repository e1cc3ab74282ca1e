import { row, SELECT_ALL } from './case.ts';

const russia = { country: 'ru' } as const;
const whole = { digits: '79123456789', country: 'ru', caret: 11 } as const;

/** Whole numbers, pasted or filled in. */
export const pasteCases = [
  row('over the dial code', russia, [SELECT_ALL, { paste: '+79123456789' }], whole),
  row('behind the dial code', russia, [{ paste: '+79123456789' }], whole),
  row('with the trunk prefix', russia, [{ paste: '8 912 345-67-89' }], whole),
  row('without anything', russia, [{ paste: '912 345-67-89' }], whole),
  row('without a plus', russia, [{ paste: '79123456789' }], whole),
  row('in words', russia, [{ paste: 'Тел.: +7 (912) 345-67-89, Иван' }], whole),
  row('with an extension', russia, [{ paste: '8 (912) 345-67-89 доб. 123' }], whole),
  row('with no-break spaces', russia, [{ paste: '+7\u00a0912\u202f345\u201167\u201189' }], whole),
  row(
    'from a card of several lines',
    russia,
    [{ paste: 'Иван Петров\nул. Мира, 5\n8 912 345-67-89\nivan@mail.ru' }],
    whole,
  ),
  row('an uri', russia, [{ paste: 'tel:+79123456789' }], whole),
  row(
    'with bidi marks and a NUL',
    russia,
    [{ paste: '\u202a+7912\u200e345\u00006789\u202c' }],
    whole,
  ),
  row(
    'over a full number',
    { ...russia, value: '79030000000' },
    [{ paste: '+79123456789' }],
    whole,
  ),
  row('another country', russia, [{ paste: '+375 29 491-19-11' }], {
    digits: '375294911911',
    country: 'by',
    text: '+375 29 491-19-11',
  }),
  row('another country without a plus', russia, [{ paste: '380991234567' }], {
    digits: '380991234567',
    country: 'ua',
  }),
  row('with 00', russia, [{ paste: '00 44 7400 123456' }], {
    digits: '447400123456',
    country: 'gb',
  }),
  row('with 8~10', russia, [{ paste: '8~10 380 99 123 45 67' }], { country: 'ua' }),
  row('nothing of use', russia, [{ paste: 'abc' }], { digits: '7', caret: 1 }),
  row(
    'digits in the middle',
    { country: 'us', value: '1234' },
    [{ select: [1, 1] }, { paste: '9999' }],
    { digits: '19999234', caret: 5 },
  ),
  row('a thousand digits', russia, [{ paste: '9'.repeat(1000) }], { digits: '79999999999' }),
  row('a Dane is no Malaysian', { country: 'dk' }, [{ paste: '60123456' }], {
    digits: '4560123456',
    country: 'dk',
  }),
  row('a British zero', { country: 'gb' }, [{ paste: '+44 (0)7400 123456' }], {
    digits: '447400123456',
  }),
  row('an Italian zero', { country: 'it' }, [{ paste: '06 1234 5678' }], {
    digits: '390612345678',
  }),
  row('an Argentine 15', { country: 'ar' }, [{ paste: '011 15 1234-5678' }], {
    digits: '5491112345678',
    text: '+54 9 11 1234-5678',
  }),
  row('an Argentine 15 behind a longer area', { country: 'ar' }, [{ paste: '2901 15 41-2345' }], {
    digits: '5492901412345',
  }),
  row('an Argentine 15 behind the 9', {}, [{ paste: '+54 9 221 15 456-7890' }], {
    digits: '5492214567890',
  }),
  row('a Brazilian carrier', { country: 'br' }, [{ paste: '(0 15 11) 96123-4567' }], {
    digits: '5511961234567',
    text: '+55 11 96123-4567',
  }),
  row('any Brazilian carrier', { country: 'br' }, [{ paste: '0xx11 3456-7890' }], {
    digits: '551134567890',
  }),
  row('any carrier behind +55', russia, [{ paste: '+55 (0**11) 96123-4567' }], {
    digits: '5511961234567',
    country: 'br',
  }),
  row('filled in', russia, [{ fill: '+79123456789' }], whole),
  row('filled in as at home', russia, [{ fill: '8 (912) 345-67-89' }], whole),
  row('filled in: Californian, not Dutch', { country: 'us' }, [{ fill: '3105550123' }], {
    digits: '13105550123',
    country: 'us',
  }),
  row('filled in: Quebec, not Swiss', { country: 'ca' }, [{ fill: '4185555555' }], {
    digits: '14185555555',
    country: 'ca',
  }),
  row('filled in with a trunk zero', { country: 'sk' }, [{ fill: '0919044123' }], {
    digits: '421919044123',
  }),
  row('emptied', { ...russia, value: '79123456789' }, [{ fill: '' }], { digits: '' }),
];

/** Trunk prefixes: the 8 and the zero dialled inside a country. */
export const trunkCases = [
  row('8 in an emptied field', russia, [SELECT_ALL, '{Backspace}8'], { digits: '7', text: '+7' }),
  row('8 and the number', russia, [SELECT_ALL, '{Backspace}89123456789'], whole),
  row('9 in an emptied field', russia, [SELECT_ALL, '{Backspace}9123456789'], whole),
  row('8 over everything', russia, [SELECT_ALL, '89123456789'], whole),
  row('8 behind +7', russia, ['89123456789'], whole),
  row('7 behind +7', russia, ['79123456789'], whole),
  row('+7 behind +7', russia, ['+79123456789'], whole),
  row('800 numbers begin with 8', russia, ['8005553535'], { digits: '78005553535', country: 'ru' }),
  row('with a plus it is no trunk prefix', russia, [SELECT_ALL, '+8613800138000'], {
    digits: '8613800138000',
    country: 'cn',
  }),
  row('Kazakhstan', { country: 'kz' }, [SELECT_ALL, '{Backspace}87073034455'], {
    digits: '77073034455',
    country: 'kz',
  }),
  row('a Kazakh number in a Russian field', russia, ['7073034455'], {
    digits: '77073034455',
    country: 'kz',
    text: '+7 (707) 303 4455',
  }),
  row('Belarus', { country: 'by' }, ['80291234567'], { digits: '375291234567', country: 'by' }),
  row('an Uzbek number without a plus', russia, [SELECT_ALL, '998901234567'], {
    digits: '998901234567',
    country: 'uz',
  }),
  row('a British zero', { country: 'gb' }, ['07400123456'], { digits: '447400123456' }),
  row('a French zero', { country: 'fr' }, ['0612345678'], { digits: '33612345678' }),
  row('a German zero', { country: 'de' }, ['015123456789'], { digits: '4915123456789' }),
  row('an Argentine 15', { country: 'ar' }, ['011 15 1234 5678'], { digits: '5491112345678' }),
  row('an Argentine 15 behind +54', { country: 'ar' }, ['9 221 15 456 7890'], {
    digits: '5492214567890',
  }),
  row('a Brazilian carrier', { country: 'br' }, ['0 15 11 96123 4567'], {
    digits: '5511961234567',
  }),
  row('a Brazilian carrier and a fixed line', { country: 'br' }, ['0 21 11 3456 7890'], {
    digits: '551134567890',
  }),
  row('without its zero it is an area', { country: 'br' }, ['21961234567'], {
    digits: '5521961234567',
  }),
  row('an Italian zero belongs to the number', { country: 'it' }, ['0612345678'], {
    digits: '390612345678',
  }),
];

/** The text of a number while it is typed. */
export const maskCases = [
  row('nothing but the dial code', { country: 'us' }, [], { text: '+1' }),
  row('one digit', { country: 'us' }, ['2'], { text: '+1 (2)' }),
  row('an area', { country: 'us' }, ['234'], { text: '+1 (234)', caret: 4 }),
  row('and one digit', { country: 'us' }, ['2345'], { text: '+1 (234) 5' }),
  row('a whole number', { country: 'us' }, ['2345678901'], { text: '+1 (234) 567-8901' }),
  row('Russia', russia, ['9123456789'], { text: '+7 (912) 345-67-89' }),
  row('Ukraine', { country: 'ua' }, ['991234567'], { text: '+380 99 123 4567' }),
  row('the default mask', { country: 'us', alwaysDefaultMask: true }, ['2345678901'], {
    text: '+1 234 567 890 1',
  }),
  row('no mask', { country: 'us', autoFormat: false }, ['2345678901'], { text: '+12345678901' }),
  row('no prefix', { country: 'ua', prefix: '', value: '380123456789' }, [], {
    text: '380 12 345 6789',
  }),
  row('another prefix', { country: 'ru', prefix: '00 ' }, ['9123456789'], {
    text: '00 7 (912) 345-67-89',
    digits: '79123456789',
  }),
  row('a mask of the owner', { country: 'ru', masks: { ru: '... ... ....' } }, ['9123456789'], {
    text: '+7 912 345 6789',
  }),
];
