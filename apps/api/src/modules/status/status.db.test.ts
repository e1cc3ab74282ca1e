import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

test('the self-check learns the version and the server’s clock', async () => {
  const server = await createTestApp();
  const before = Date.now();
  const answer = await server.app.inject('/api/status');
  expect(answer.statusCode).toBe(200);
  const { version, time } = answer.json();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
  await server.close();
});
