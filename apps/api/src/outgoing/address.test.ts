import { expect, test } from 'vitest';
import { assertOutgoing } from './outgoing-address.ts';

const demand = {
  schemes: ['http:', 'https:', 'ftp:', 'ftps:', 'sftp:'],
  words: { scheme: 'схема', login: 'пароль' },
};
const call = (text: string, allowPrivate = false) =>
  assertOutgoing(text, { ...demand, allowPrivate });

test.for([
  'https://shop.example/events',
  'https://shop.example:443/',
  'https://shop.example:8443/',
  'http://shop.example:8080/price.xlsx',
  'ftp://shop.example:21/price.csv',
  'ftps://shop.example:990/price.csv',
  'sftp://shop.example:2222/price.csv',
])('%s may be called', (text) => {
  expect(call(text).href).toBe(new URL(text).href);
});

test.for([
  'http://shop.example:22/',
  'https://shop.example:25/',
  'https://shop.example:5432/',
  'http://shop.example:6379/',
  'http://shop.example:9200/',
  'ftp://shop.example:3306/',
  'sftp://shop.example:443/',
])('%s may not: no such service listens there', (text) => {
  expect(() => call(text)).toThrow(/Такой порт не вызывается. Можно: \d+/);
});

test('an operator who allows private networks allows every port there', () => {
  expect(call('http://127.0.0.1:5432/', true).port).toBe('5432');
});
