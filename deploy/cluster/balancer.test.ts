import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { keyedPaths } from './balancer.ts';

interface Parameter {
  name?: string;
  $ref?: string;
}
const file = new URL('../../packages/api-client/openapi.yaml', import.meta.url);
const { paths, components } = load(readFileSync(file, 'utf8')) as {
  paths: Record<string, { post?: { parameters?: Parameter[] } }>;
  components: { parameters: Record<string, Parameter> };
};
const nameOf = ({ $ref, name }: Parameter) =>
  $ref ? components.parameters[$ref.split('/').at(-1) ?? '']?.name : name;
/** Calls that do their work again when they are repeated, whatever key they carry. */
const NOT_HONOURED = Object.entries(paths).flatMap(([path, { post }]) =>
  post && !post.parameters?.some((one) => nameOf(one) === 'Idempotency-Key') ? [path] : [],
);

const patterns = keyedPaths().map((path) => new RegExp(path));
const mayRepeat = (path: string) =>
  patterns.some((pattern) => pattern.test(`/api${path.replaceAll(/\{\w+\}/g, '019aa5c0')}`));

test.for([
  '/orders',
  '/companies/{id}/purchases',
  '/companies/{id}/prepared/{hash}',
  '/orders/{id}/payments',
  '/orders/{id}/shipments',
  '/orders/{id}/shipments/{shipment_id}/receive',
  '/orders/{id}/claims',
  '/orders/{id}/messages',
])('a call with a key to %s may be repeated by the balancer', (path) => {
  expect(Object.keys(paths)).toContain(path);
  expect(mayRepeat(path)).toBe(true);
});

test('no call that does not honour its key may be', () => {
  expect(NOT_HONOURED.length).toBeGreaterThan(50);
  expect(NOT_HONOURED.filter(mayRepeat)).toEqual([]);
});
