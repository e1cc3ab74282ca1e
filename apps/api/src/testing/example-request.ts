import type { OperationId } from '../contract/contract.ts';
import { type Operation, readContract } from '../contract/openapi.ts';

interface ExampleHolder {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Parameter extends ExampleHolder {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema | Reference;
}
interface Schema {
  enum?: unknown[];
  default?: unknown;
}
interface Reference {
  $ref: string;
}
interface Call {
  operationId: OperationId;
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Record<string, ExampleHolder> };
}

const { published } = readContract();
const calls = Object.values(published.paths as object).flatMap(
  (item: object) => Object.values(item) as Call[],
);

function resolve<Node extends object>(node: Node | Reference): Node {
  if (!('$ref' in node)) return node;
  const path = node.$ref.split('/').slice(1);
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], published) as Node;
}

const exampleOf = ({ example, examples }: ExampleHolder) =>
  example ?? Object.values(examples ?? {})[0]?.value;

/** The parameters, query, headers and body of a call. */
export interface SentRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: object | undefined;
}

const SOME_ID = '019aa5c0-0000-7000-8000-00000000ffff';

/** Returns the example request of the contract. It is valid, but the things in it need not exist. */
export function exampleRequest({ id }: Pick<Operation, 'id'>): SentRequest {
  const call = calls.find(({ operationId }) => operationId === id);
  const parameters = (call?.parameters ?? []).map((node) => resolve<Parameter>(node));
  const values = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && (place === 'path' || parameter.required))
        .map((parameter) => [
          parameter.name,
          String(exampleOf(parameter) ?? resolve<Schema>(parameter.schema).enum?.[0] ?? SOME_ID),
        ]),
    );
  const json = call?.requestBody?.content['application/json'];
  return {
    params: values('path'),
    query: values('query'),
    headers: values('header'),
    body: json && (exampleOf(json) as object),
  };
}
