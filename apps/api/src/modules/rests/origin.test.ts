import { expect, test } from 'vitest';
import { readOrigin } from './origin.ts';

test.each([
  ['Китай', '10702070/150324/5012345', 'Китай', '10702070/150324/5012345'],
  [' Китай ', 'ГТД № 10702070/150324/5012345/02', 'Китай', '10702070/150324/5012345/2'],
  [
    'Финляндия',
    '10702070/150324/5012345; 10216170-010226-0000017',
    'Финляндия',
    '10702070/150324/5012345, 10216170/010226/0000017',
  ],
  ['Неведомо', null, 'Неведомо', null],
  ['', '', null, null],
  [null, 'нет', null, null],
])('%s, %s', (country, declaration, readCountry, numbers) => {
  expect(readOrigin({ country, customs_declaration: declaration })).toEqual({
    country: readCountry,
    customs_declaration: numbers,
  });
});

test.each([
  ['Китай', '10702070/320324/5012345', 'customs_declaration'],
  ['Китай', '10702070/150324/5012345, позже', 'customs_declaration'],
  ['Неведомо', '10702070/150324/5012345', 'country'],
  [null, '10702070/150324/5012345', 'country'],
  ['  ', '10702070/150324/5012345', 'country'],
])('%s, %s is refused at %s', (country, declaration, field) => {
  expect(readOrigin({ country, customs_declaration: declaration })).toMatchObject({ field });
});
