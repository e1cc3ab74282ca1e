import { expect, test } from 'vitest';
import { reliabilityWords, toneOf } from './reliability-words.ts';

test.each([
  [null, null, 'мало данных', 'unknown'],
  [97, 120, 'подтверждает 97 из 100, отвечает за 2 ч', 'good'],
  [85, 0, 'подтверждает 85 из 100, отвечает за 1 мин', 'good'],
  [84, 59, 'подтверждает 84 из 100, отвечает за 59 мин', 'poor'],
  [100, 61, 'подтверждает 100 из 100, отвечает за 2 ч', 'good'],
  [62, 47 * 60 + 1, 'подтверждает 62 из 100, отвечает за 2 дня', 'poor'],
  [90, 4000, 'подтверждает 90 из 100, отвечает за 3 дня', 'good'],
  [0, null, 'подтверждает 0 из 100', 'poor'],
] as const)('%s of 100 within %s minutes', (confirmed, answer_minutes, words, tone) => {
  const reliability = { orders: 40, confirmed, answer_minutes };
  expect(reliabilityWords(reliability).replaceAll('\u202f', ' ')).toBe(words);
  expect(toneOf(reliability)).toBe(tone);
});
