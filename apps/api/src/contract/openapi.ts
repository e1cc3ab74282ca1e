import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { KeyScope, Right } from '@org/api-client/schema';
import { load } from 'js-yaml';
import type { OperationId } from './contract.ts';

export type JsonSchema = { [keyword: string]: unknown };
interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: JsonSchema;
}
type Content = Record<string, { schema?: JsonSchema }>;
interface OperationObject {
  operationId: OperationId;
  summary: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content } | { $ref: string };
  responses: Record<string, { content?: Content } | { $ref: string }>;
  security?: Record<string, string[]>[];
  'x-expensive'?: true;
  'x-price'?: 'any';
  'x-sensitive'?: Sensitivity['who'];
  'x-sensitive-fields'?: string[];
  'x-repeat'?: Repeat;
  'x-right'?: Right | 'any';
  'x-tool'?: ToolMark;
}
type PathItem = { parameters?: OperationObject['parameters'] } & Partial<
  Record<Method, OperationObject>
>;
interface OpenApiDocument {
  paths: Record<string, PathItem>;
  components: Record<string, JsonSchema>;
  security?: OperationObject['security'];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** What a repeated call does, see the contract. */
export type Repeat = 'reads' | 'same' | 'keyed' | 'refused';

/** Makes a call a tool of assistants. */
interface ToolMark {
  name: string;
  /** for people */
  title: string;
  /** for the assistant */
  does: string;
}

/** What makes a call one that a session alone may not make. */
export interface Sensitivity {
  /**
   * Who may make it. `former_owner`: an owner of a company that has been deleted. `account`: it is about the caller's own
   * account, and its body carries the password.
   */
  who: 'member' | 'owner' | 'former_owner' | 'account';
  /** It is sensitive only if its body has one of these fields; undefined: always. */
  fields: string[] | undefined;
}

/** One call, in the form that Fastify takes. */
export interface Operation {
  id: OperationId;
  /** What it does, in Russian. */
  summary: string;
  method: Uppercase<Method>;
  /** `/search_v2/tyres`, `/product/:product_id`: without the prefix. */
  url: string;
  params?: JsonSchema;
  querystring?: JsonSchema;
  headers?: JsonSchema;
  body?: JsonSchema;
  isBodyRequired: boolean;
  /** Content types of the body; empty if there is none. */
  contentTypes: string[];
  /** Schemas of the JSON answers by status. */
  response: Record<string, JsonSchema>;
  /** The success status. */
  status: number;
  login: 'none' | 'optional' | 'required';
  /** Whether it takes so much work that each caller has it done one at a time, and nobody while the server is busy. */
  isExpensive: boolean;
  /** Whether it answers a file with prices. */
  isPriceFile: boolean;
  /** The scope that a company's key needs for it; undefined if it can't be called with a key. */
  scope: KeyScope | undefined;
  sensitivity: Sensitivity | undefined;
  /** What it takes in the company that it changes: `any` asks only for a member; undefined if it changes no company. */
  right: Right | 'any' | undefined;
  repeat: Repeat | undefined;
  tool: ToolMark | undefined;
}

const contractPath = fileURLToPath(import.meta.resolve('@org/api-client/openapi.yaml'));
/** The name under which the contract's components are registered with the validator and the serialiser. */
export const COMPONENTS = 'contract';

/** Returns a copy whose references point to the registered components. */
function withSharedReferences<T>(node: T): T {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string' ? `${COMPONENTS}${child}` : copy(child),
      ]),
    );
  };
  return copy(node) as T;
}

function resolve<T extends object>(document: OpenApiDocument, node: T | { $ref: string }): T {
  if (!('$ref' in node)) return node;
  const path = node.$ref.slice(`${COMPONENTS}#/`.length).split('/');
  return path.reduce<unknown>((at, key) => (at as JsonSchema)[key], document) as T;
}

/** Returns the schema of all parameters in one place as an object. An unknown query parameter is an error. */
function parametersSchema(parameters: Parameter[], place: Parameter['in']): JsonSchema | undefined {
  const ofPlace = parameters.filter((parameter) => parameter.in === place);
  if (ofPlace.length === 0 && place !== 'query') return undefined;
  const key = ({ name }: Parameter) => (place === 'header' ? name.toLowerCase() : name);
  return {
    type: 'object',
    properties: Object.fromEntries(ofPlace.map((parameter) => [key(parameter), parameter.schema])),
    required: ofPlace.filter(({ required }) => required).map(key),
    ...(place === 'query' && { additionalProperties: false }),
  };
}

function readOperation(
  document: OpenApiDocument,
  path: string,
  method: Method,
  operation: OperationObject,
): Operation {
  const parameters = [
    ...(document.paths[path]?.parameters ?? []),
    ...(operation.parameters ?? []),
  ].map((parameter) => resolve<Parameter>(document, parameter));
  const body = operation.requestBody
    ? resolve<{ required?: boolean; content: Content }>(document, operation.requestBody)
    : { content: {} as Content };
  const response = Object.entries(operation.responses).flatMap(([status, answer]) => {
    const schema = resolve<{ content?: Content }>(document, answer).content?.['application/json']
      ?.schema;
    return schema ? [[status, schema] as const] : [];
  });
  const security = operation.security ?? document.security ?? [];
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  return {
    id: operation.operationId,
    summary: operation.summary,
    method: method.toUpperCase() as Uppercase<Method>,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    params: parametersSchema(parameters, 'path'),
    querystring: parametersSchema(parameters, 'query'),
    headers: parametersSchema(parameters, 'header'),
    body: body.content['application/json']?.schema,
    isExpensive: operation['x-expensive'] === true,
    isPriceFile: operation['x-price'] !== undefined,
    isBodyRequired: body.required ?? false,
    contentTypes: Object.keys(body.content),
    response: Object.fromEntries(response),
    status: Number(Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? 200),
    login: security.length === 0 ? 'none' : isOpen ? 'optional' : 'required',
    scope: security.flatMap((way) => way.key ?? [])[0] as KeyScope | undefined,
    sensitivity: operation['x-sensitive'] && {
      who: operation['x-sensitive'],
      fields: operation['x-sensitive-fields'],
    },
    right: operation['x-right'],
    repeat: operation['x-repeat'],
    tool: operation['x-tool'],
  };
}

/** Returns the parameters of a call of the published contract. */
export function parametersOf(document: OpenApiDocument, path: string, method: string): Parameter[] {
  const item = document.paths[path];
  const pathParameters = item?.[method as Method]?.parameters ?? [];
  return [...(item?.parameters ?? []), ...pathParameters].map((parameter) => {
    if (!('$ref' in parameter)) return parameter;
    return resolve<Parameter>(document, { $ref: `${COMPONENTS}${parameter.$ref}` });
  });
}

function read() {
  const text = readFileSync(contractPath, 'utf8');
  const published = load(text) as OpenApiDocument;
  const document = withSharedReferences(published);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(document, path, method, operation)] : [];
    }),
  );
  return { text, published, operations, components: document.components };
}

let contract: ReturnType<typeof read> | undefined;
/**
 * Returns the contract: its calls, the components that their schemas refer to, and the published text. The file is read
 * once. Decision 1.
 */
export function readContract() {
  contract ??= read();
  return contract;
}
