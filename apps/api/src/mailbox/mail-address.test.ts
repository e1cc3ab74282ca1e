import { expect, test } from 'vitest';
import { addressOf, newToken, tokensIn } from './mail-address.ts';

const [a, b] = [newToken(), newToken()];

test('a token stands in an address, and is found in headers', () => {
  const pattern = 'lists+*@in.example';
  const [first, second] = [addressOf(pattern, a), addressOf(pattern, b)];
  expect(first).toBe(`lists+${a}@in.example`);
  const headers = `To: "Прайсы" <${first.toUpperCase()}>, other@in.example\nCc: ${second}\nDelivered-To: ${first}`;
  expect(tokensIn(pattern, headers)).toEqual([a, b]);
});

test.each([
  ['of another host', `lists+${a}@in.example.org`],
  ['of a longer name', `my.lists+${a}@in.example`],
  ['of a longer token', `lists+${a}x@in.example`],
  ['without a token', 'lists@in.example'],
  ['where the dot is none', `lists+${a}@inxexample`],
])('an address %s is none of ours', (_, address) =>
  expect(tokensIn('lists+*@in.example', `To: ${address}`)).toEqual([]),
);

test('all of a host may be ours', () =>
  expect(tokensIn('*@in.example', `To: <${b}@in.example>`)).toEqual([b]));
