import { expect, test } from 'vitest';
import { matchesAt } from './use-media.ts';

test.each([
  ['(max-width: 1255.98px)', 360, true],
  ['(max-width: 1255.98px)', 1440, false],
  ['(min-width: 1256px)', 1256, true],
  ['(min-width: 700px) and (max-width: 1199.98px)', 360, false],
  ['(min-width: 700px) and (max-width: 1199.98px)', 800, true],
  ['(prefers-reduced-motion: reduce)', 360, false],
])('%s at %i px: %s', (query, width, matches) => expect(matchesAt(query, width)).toBe(matches));
