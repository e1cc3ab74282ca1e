import { beforeEach, expect, test, vi } from 'vitest';
import { submit } from './submit.ts';

const calls = vi.hoisted(() => ({ GET: vi.fn(), POST: vi.fn(), PUT: vi.fn() }));
vi.mock('../api/api.ts', () => ({ api: calls }));

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({ id: 'c' });
});

test('what a form holds is posted as the body', async () => {
  const body = { name: 'Колесница' };
  expect(await submit('/companies', body)).toEqual({ id: 'c' });
  expect(calls.POST).toHaveBeenCalledWith('/companies', { params: {}, body });
});

test('with get it is the query', async () => {
  await submit('/orders', { status: 'new' }, { method: 'get' });
  expect(calls.GET).toHaveBeenCalledWith('/orders', { params: { query: { status: 'new' } } });
});

test('values of the path stand in the path', async () => {
  const body = { name: 'Колесница' };
  await submit('/companies/{id}/edit', body, { method: 'put', path: { id: 'c' } });
  expect(calls.PUT).toHaveBeenCalledWith('/companies/{id}/edit', {
    params: { path: { id: 'c' } },
    body,
  });
});
