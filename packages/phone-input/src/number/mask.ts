import { once } from './once.ts';

/** How many digits a mask has room for. */
export const countDots = (mask: string) => mask.split('.').length - 1;

/** Masks as the generated rows write them, with a dot for each digit: `(...) ...-..-..` for `(3) 3-2-2`. */
export const dotted = once((groups: string) =>
  groups.replace(/[\da-z]/g, (count) => '.'.repeat(Number.parseInt(count, 36))),
);
