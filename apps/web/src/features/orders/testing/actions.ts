import { fn } from 'storybook/test';

/** A picture of one colour. */
async function photo(): Promise<Blob> {
  const canvas = new OffscreenCanvas(72, 72);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#8a6d3b';
    context.fillRect(0, 0, 72, 72);
  }
  return canvas.convertToBlob();
}

const done = () => fn(async () => undefined);
/** Mock actions for the order of a story. */
export const actions = {
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
  photo: fn(async () => photo()),
  answerClaim: done(),
  withdrawClaim: done(),
  appeal: done(),
  answerAppeal: done(),
  instead: done(),
};
