import { expect, test } from 'vitest';
import { codesOf, codesProblem, isMarked } from './codes.ts';

const A = '010460123456789321a7Kx0P2mQ91ee';
const B = '010460123456789321b7Kx0P2mQ91ee';

test('codes are read one a line, however they are parted', () => {
  expect(codesOf(`${A}\n${B}`)).toEqual([A, B]);
  expect(codesOf(` ${A} ; ${B}\r\n\n`)).toEqual([A, B]);
  expect(codesOf(`${A}\u001d91EE06\n(01)0460`)).toEqual([`${A}\u001d91EE06`, '(01)0460']);
  expect(codesOf('')).toEqual([]);
});

test('as many codes as pieces, none twice, or none at all', () => {
  expect(codesProblem([], 4, [])).toBeUndefined();
  expect(codesProblem([A, B], 2, [])).toBeUndefined();
  expect(codesProblem([A], 3, [])).toBe('Нужны ещё 2');
  expect(codesProblem([A, B], 1, [])).toBe('Лишних кодов: 1');
  expect(codesProblem([A, A], 2, [])).toMatch(/^Код внесён дважды/);
  expect(codesProblem([A], 1, [A])).toMatch(/^Код внесён дважды/);
});

test('tyres are marked, wheels are not', () =>
  expect([isMarked('tyres'), isMarked('truck_disks')]).toEqual([true, false]));
