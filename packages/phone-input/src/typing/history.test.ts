import { expect, test } from 'vitest';
import { EMPTY_HISTORY, redo, remember, undo } from './history.ts';
import { startState } from './state.ts';

const state = (digits: string) => startState(digits, null, {});

test('keys close together are undone together, later ones by themselves', () => {
  let history = remember(EMPTY_HISTORY, state('7'), 1000);
  history = remember(history, state('79'), 1100);
  history = remember(history, state('791'), 2000);
  const one = undo(history, state('7912'));
  expect(one?.state.digits).toBe('791');
  const two = one && undo(one.history, one.state);
  expect(two?.state.digits).toBe('7');
  expect(two && undo(two.history, two.state)).toBeNull();
});

test('a paste is undone alone, however quickly it came', () => {
  let history = remember(EMPTY_HISTORY, state('7'), 1000);
  history = remember(history, state('79'), Number.NaN);
  history = remember(history, state('375'), 1010);
  expect(history.past.map(({ digits }) => digits)).toEqual(['7', '79', '375']);
});

test('what was undone can be done again, until something else is done', () => {
  const history = remember(EMPTY_HISTORY, state('7'), 0);
  const back = undo(history, state('79'));
  const forth = back && redo(back.history, back.state);
  expect(forth?.state.digits).toBe('79');
  const changed = back && remember(back.history, back.state, 5000);
  expect(changed && redo(changed, state('78'))).toBeNull();
});
