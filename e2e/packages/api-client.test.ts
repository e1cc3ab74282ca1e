import { expect, it } from 'vitest';
import { expectClean, saidElsewhere } from './bare-program.ts';

const FOLDER = 'packages/api-client';

const program = `import { ApiError, createApi } from '@org/api-client';
import type { Product } from '@org/api-client/schema';

const api = createApi({
  baseUrl: 'http://api.test',
  getToken: () => ({ token: 'secret', token_type: 'Bearer' }),
  onUnauthorized: () => undefined,
  fetch: async (request) =>
    Response.json({ message: request.headers.get('authorization') }, { status: 409 }),
});
const brand: Product['brand'] | undefined = undefined;
try {
  await api.GET('/user');
} catch (error) {
  const { kind, status, message } = error as ApiError;
  console.log(JSON.stringify([kind, status, message, brand ?? null]));
}
`;

it('@org/api-client, packed, is clean and calls from another application', async () => {
  expectClean(FOLDER);
  const [said = ''] = await saidElsewhere([FOLDER], program);
  expect(JSON.parse(said)).toEqual(['answer', 409, 'Bearer secret', null]);
});
