import { expect, test } from 'vitest';
import { createDictionary } from '../trade/dictionary.ts';
import { parseName } from './parse-name.ts';

const NAME = 'Michelin X-Ice North 4 205/55R16 94T';
const dictionary = createDictionary({
  brands: [{ name: 'Michelin', aliases: [] }],
  models: [{ brand: 'Michelin', name: 'X-Ice North 4' }],
});
const parse = (name: string) => parseName(name, { dictionary });
const praise = (letters: number) => 'отличная '.repeat(Math.ceil(letters / 9)).slice(0, letters);

test('a name with a description behind it is read as far as a name may reach', () => {
  expect(parse(`${NAME} ${praise(300)} RunFlat`)).toMatchObject({
    run_flat: true,
    size: '205/55 R16',
  });
  expect(parse(`${NAME} ${praise(900)} RunFlat`)).toMatchObject({
    run_flat: false,
    size: '205/55 R16',
  });
});

test('a longer description says no more, and a word is not cut', () => {
  const short = parse(`${NAME} ${praise(360)}`);
  for (const letters of [361, 366, 500, 50_000])
    expect(parse(`${NAME} ${praise(letters)}`).unread).toEqual(short.unread);
  expect(parse(`${NAME} ${'щ'.repeat(5000)}`)).toMatchObject({ model: 'X-Ice North 4' });
});
