import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseOrder } from '../api/parse-order.ts';

/**
 * Messages as people paste them: `+` before a line that asks for goods, `-` before a remark, `^` before what is read with the
 * goods around it, `===` between messages.
 */
const messages = readFileSync(new URL('remarks.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n===\n');

test.each(messages)('«%s»: each line is taken as goods, or told as a remark', (message) => {
  const lines = message.split('\n').map((line) => line.slice(2));
  const { rows, skipped } = parseOrder(lines.join('\n'));
  const markOf = (line: number) => {
    if (rows.some((row) => row.line === line)) return '+';
    return skipped.some((remark) => remark.line === line) ? '-' : '^';
  };
  expect(lines.map((line, at) => `${markOf(at + 1)} ${line}`)).toEqual(message.split('\n'));
});
