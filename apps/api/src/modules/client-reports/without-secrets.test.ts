import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const TOKEN = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE';

test.for([
  [`Failed: /reset-password?token=${TOKEN}`, 'Failed: /reset-password…'],
  [`at f (https://host/assets/app-1a2b.js:1:2)`, 'at f (https://host/assets/app-1a2b.js:1:2)'],
  [`GET /api/companies/invite/${TOKEN} failed`, 'GET /api/companies/invite/… failed'],
  ['x is undefined', 'x is undefined'],
])('%s', ([text = '', shown]) => {
  expect(withoutSecrets(text)).toBe(shown);
});
