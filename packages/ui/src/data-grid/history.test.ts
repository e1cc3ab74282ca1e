import { expect, test } from 'vitest';
import { type Change, nothingDone, redone, undone, withDone } from './history.ts';

const change = (key: number, before: string, after: string): Change => ({
  ...{ key, column: 'price', before, after },
});
const first = [change(1, '10', '11'), change(2, '20', '21')];
const second = [change(1, '11', '12')];

test('changes are taken back together, the last first, and made again', () => {
  const done = withDone(withDone(nothingDone, first), second);
  const back = undone(done);
  expect(back?.changes).toEqual([change(1, '12', '11')]);
  const further = back && undone(back.history);
  expect(further?.changes).toEqual([change(1, '11', '10'), change(2, '21', '20')]);
  expect(further && undone(further.history)).toBeUndefined();
  const again = further && redone(further.history);
  expect(again?.changes).toEqual(first);
  expect(again && redone(again.history)?.history).toEqual(done);
});

test('a new change leaves nothing to make again', () => {
  const back = undone(withDone(nothingDone, first));
  expect(back && redone(withDone(back.history, second))).toBeUndefined();
});

test('nothing that was saved is nothing to take back', () => {
  expect(withDone(nothingDone, [])).toBe(nothingDone);
});
