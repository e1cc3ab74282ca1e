import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { load } from 'js-yaml';

export type Schema = { [keyword: string]: unknown };
export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
type Content = Record<string, Media>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}
interface OperationObject {
  operationId: string;
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content } | Reference>;
}
interface Reference {
  $ref: string;
}
interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

/** The contract as written. */
export const contract = load(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
) as OpenApiDocument;

/** Resolves a local reference; returns anything else as it is. */
function resolve<T extends object>(node: T | Reference): T {
  if (!('$ref' in node)) return node;
  const path = node.$ref.slice('#/'.length).split('/');
  return path.reduce<unknown>((at, key) => (at as Schema)[key], contract) as T;
}

/** Every call with its references resolved one level deep. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    call: `${method.toUpperCase()} ${path}`,
    parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter)),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        resolve<{ description: string; content?: Content }>(answer),
      ]),
    ),
  })),
);

export const json = (content: Content | undefined) => content?.['application/json'];

export const examplesOf = ({ example, examples }: Media): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples ?? {}).map(({ value }) => value),
];

/** Rewrites references so that they point into the document registered with the validator. */
const withRoot = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withRoot);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `contract${value}` : withRoot(value),
    ]),
  );
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajvFormats.default(ajv);
ajv.addSchema({ ...(withRoot(contract) as object), $id: 'contract' });

/** Errors of a value by a schema of the contract; empty if it is valid. */
export function problems(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(withRoot(schema) as Schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
