import { useRef } from 'react';

/**
 * Gives calls their idempotency keys: the same one while the same is asked for again because no answer came, so that it
 * is done once. After `answered` the next call has a key of its own.
 */
export function useAttemptKey() {
  const attempt = useRef<{ key: string; text: string }>(undefined);
  return useRef({
    keyFor(asked: unknown): string {
      const text = JSON.stringify(asked);
      if (attempt.current?.text !== text) attempt.current = { key: crypto.randomUUID(), text };
      return attempt.current.key;
    },
    answered() {
      attempt.current = undefined;
    },
  }).current;
}
