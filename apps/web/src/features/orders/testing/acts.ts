import { fn } from 'storybook/test';

const done = () => fn(async () => true);
/** What a story's order is told to do. */
export const acts = {
  confirm: done(),
  decline: done(),
  accept: done(),
  cancel: done(),
  extend: done(),
  invoice: done(),
  pay: done(),
  ship: done(),
  release: done(),
  receive: done(),
  claim: done(),
  answerClaim: done(),
  withdrawClaim: done(),
  instead: done(),
};
