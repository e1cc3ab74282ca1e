import { expect, test } from 'vitest';
import { sendWithKey } from './api.ts';

const call = (path: string, body: object, headers: Record<string, string> = {}) =>
  new Request(`https://protektor.example/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends a call that is answered with a status, or not at all. Resolves to the key that it carried. */
async function keyOf(request: Request, status: number | undefined): Promise<string | null> {
  let key: string | null = null;
  const sending = sendWithKey(request, async ({ headers }) => {
    key = headers.get('idempotency-key');
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  await sending.catch(() => undefined);
  return key;
}

const payment = () => call('/orders/1/payments', { sum: 100 });

test('every press has a key of its own', async () => {
  const [first, second] = [await keyOf(payment(), 200), await keyOf(payment(), 200)];
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toMatch(/^[\w-]{36}$/);
  expect(second).not.toBe(first);
});

test.for([undefined, 503])('a press after no answer (%s) is the same press', async (status) => {
  const first = await keyOf(payment(), status);
  expect(await keyOf(payment(), 409)).toBe(first);
  expect(await keyOf(payment(), 200)).not.toBe(first);
});

test('two presses before the answer are one', async () => {
  const [first, second] = await Promise.all([keyOf(payment(), 200), keyOf(payment(), 200)]);
  expect(second).toBe(first);
});

test('another body is another press', async () => {
  const first = await keyOf(payment(), undefined);
  expect(await keyOf(call('/orders/1/payments', { sum: 200 }), 200)).not.toBe(first);
  await keyOf(payment(), 200);
});

test('what brings its own key keeps it, and other calls have none', async () => {
  expect(await keyOf(call('/orders', {}, { 'idempotency-key': 'my own key' }), 200)).toBe(
    'my own key',
  );
  expect(await keyOf(call('/search_v2/tyres', {}), 200)).toBeNull();
});
