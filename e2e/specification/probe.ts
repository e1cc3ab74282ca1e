import { randomInt } from 'node:crypto';
import { test as plain } from '@playwright/test';

const newAddress = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

/**
 * A probe comes from a network of its own: how often one network may register, or ask for letters, would be reached by
 * them all together.
 */
export const test = plain.extend({
  extraHTTPHeaders: async ({ locale: _locale }, use) => {
    await use({ 'x-forwarded-for': newAddress() });
  },
});
