import { cdp, userEvent } from 'vitest/browser';
import type { Hands } from '../conformance/phone-field.ts';

interface Devtools {
  send: (method: string, params: object) => Promise<unknown>;
}

/** The browser that Vitest drives. */
export const hands: Hands = {
  keys: (text) => userEvent.keyboard(text),
  press: (element) => userEvent.click(element),
  compose: async (text) => {
    const devtools = cdp() as unknown as Devtools;
    const at = text.length;
    await devtools.send('Input.imeSetComposition', { text, selectionStart: at, selectionEnd: at });
    await devtools.send('Input.insertText', { text });
  },
};
