import { expect, test } from 'vitest';
import { codesProblem } from './codes.ts';

const A = '010460123456789321a7Kx0P2mQ91ee';
const B = '010460123456789321b7Kx0P2mQ91ee';

test('as many codes as pieces, none twice, or none at all', () => {
  expect(codesProblem([], 4, [])).toBeUndefined();
  expect(codesProblem([A, B], 2, [])).toBeUndefined();
  expect(codesProblem([A], 3, [])).toBe('Нужны ещё 2');
  expect(codesProblem([A, B], 1, [])).toBe('Лишних кодов: 1');
});

test('a code is the same code however it was scanned', () => {
  expect(codesProblem([A, `]d2${A}{GS}91EE06`], 2, [])).toMatch(/^Код внесён дважды/);
  expect(codesProblem([A], 1, [`"${A}"`])).toMatch(/^Код внесён дважды/);
});

test('a text that is no code is named by its line, with what to do', () =>
  expect(codesProblem([A, '4601234567893'], 2, [])).toMatch(/^Строка 2: Это штрихкод товара/));
