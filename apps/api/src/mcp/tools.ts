import type { JsonSchema, Operation, Repeat } from '../contract/openapi.ts';
import { parametersOf, type readContract } from '../contract/openapi.ts';
import type { OwnCall } from '../http/own-call.ts';

type Contract = Pick<ReturnType<typeof readContract>, 'published' | 'operations'>;
type PublishedContract = Contract['published'];
type Parameter = ReturnType<typeof parametersOf>[number] & { description?: string };
export type Arguments = Readonly<Record<string, unknown>>;

/** A marked call of the contract, as assistants see it. */
interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema & { type: 'object' };
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
}

/** A tool with what makes a call of its arguments. */
export interface KnownTool {
  tool: Tool;
  /** the parameter that a key's own company fills */
  companyIn: string | undefined;
  /** Throws the messages of arguments that make no address. */
  callOf: (given: Arguments) => OwnCall;
}

const REF = '#/components/schemas/';
const nameOf = ($ref: string) => $ref.slice(REF.length);
const schemaOf = ({ components }: PublishedContract, $ref: string) =>
  (components.schemas as Record<string, JsonSchema>)[nameOf($ref)] ?? {};

/** All fields of a body, its parts taken together. */
function fieldsOf(contract: PublishedContract, schema: JsonSchema): Record<string, JsonSchema> {
  const { $ref, allOf, properties } = schema as {
    $ref?: string;
    allOf?: JsonSchema[];
    properties?: Record<string, JsonSchema>;
  };
  const parts = [...($ref ? [schemaOf(contract, $ref)] : []), ...(allOf ?? [])];
  return Object.assign({}, ...parts.map((part) => fieldsOf(contract, part)), properties);
}

function requiredIn(contract: PublishedContract, schema: JsonSchema): string[] {
  const { $ref, required } = schema as { $ref?: string; required?: string[] };
  return $ref ? requiredIn(contract, schemaOf(contract, $ref)) : (required ?? []);
}

/** Returns a schema that refers to `$defs`, and adds the components that it needs to `defs`. */
function within<T>(contract: PublishedContract, node: T, defs: Map<string, unknown>): T {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (value === null || typeof value !== 'object') return value;
    const { $ref } = value as JsonSchema;
    if (typeof $ref === 'string' && !defs.has(nameOf($ref))) {
      defs.set(nameOf($ref), undefined);
      defs.set(nameOf($ref), copy(schemaOf(contract, $ref)));
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) => {
        // what other programs are told of a field says nothing to an assistant
        if (key.startsWith('x-') || key === 'example') return [];
        return [[key, key === '$ref' ? `#/$defs/${nameOf(String(child))}` : copy(child)]];
      }),
    );
  };
  return copy(node) as T;
}

const READS: readonly (Repeat | undefined)[] = ['reads'];
const IDEMPOTENT: readonly (Repeat | undefined)[] = ['reads', 'same', 'keyed'];

const COMPANY_PATH = /^\/companies\/\{(\w+)\}\//;

/** The tool's parameters: whatever the address needs, and headers that are demanded. */
const ownParameters = (contract: PublishedContract, path: string, method: string): Parameter[] =>
  parametersOf(contract, path, method).filter(
    ({ in: place, required }: Parameter) =>
      place === 'path' || place === 'query' || (place === 'header' && required),
  );

function inputOf(
  contract: PublishedContract,
  body: JsonSchema,
  parameters: readonly Parameter[],
  companyIn: string | undefined,
): Tool['inputSchema'] {
  const defs = new Map<string, unknown>();
  const fields = fieldsOf(contract, body);
  const parameterSchemas = parameters.map(({ name, schema, description }) => [
    name,
    {
      ...schema,
      ...(name === companyIn
        ? { description: "The company; a key's own company if absent." }
        : description !== undefined && { description }),
    },
  ]);
  // a field that the address takes as well is asked for once
  const properties = within(contract, { ...Object.fromEntries(parameterSchemas), ...fields }, defs);
  const required = [
    ...parameters.flatMap(({ name, required: must }) => (must && name !== companyIn ? name : [])),
    ...requiredIn(contract, body),
  ];
  return {
    type: 'object',
    properties,
    required,
    additionalProperties: false,
    ...(defs.size > 0 && { $defs: Object.fromEntries(defs) }),
  };
}

/** Part of an address; a name that would lead elsewhere makes none. */
function pathPart(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^\.*$/.test(text) || !text.isWellFormed() ? '-' : encodeURIComponent(text);
}

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function callOf(
  { method, path, hasBody }: { method: string; path: string; hasBody: boolean },
  parameters: readonly Parameter[],
  given: Arguments,
): OwnCall {
  const places = new Map(parameters.map((one) => [one.name, one.in]));
  const of = (place: string | undefined) =>
    Object.entries(given).filter(([name]) => places.get(name) === place);
  const rest = hasBody ? [] : of(undefined);
  // what the call does not know is refused as it is over the network
  const query = new URLSearchParams(
    [...of('query'), ...rest].map(([name, value]) => [name, textOf(value)]),
  );
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathPart(given[name]));
  return {
    method,
    url: `/api${address}${query.size > 0 ? `?${query}` : ''}`,
    headers: Object.fromEntries(
      of('header').map(([name, value]) => [name.toLowerCase(), textOf(value)]),
    ),
    ...(hasBody && { body: JSON.stringify(Object.fromEntries(of(undefined))) }),
  };
}

function toolOf(contract: PublishedContract, operation: Operation): KnownTool | undefined {
  const { tool, url, method, repeat } = operation;
  if (!tool) return undefined;
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  const published = contract.paths[path]?.[method.toLowerCase() as 'get'];
  const content = (published?.requestBody as { content?: Record<string, { schema?: JsonSchema }> })
    ?.content;
  const body = content?.['application/json']?.schema;
  const companyIn = COMPANY_PATH.exec(path)?.[1];
  const fields = fieldsOf(contract, body ?? {});
  const parameters = ownParameters(contract, path, method.toLowerCase()).filter(
    ({ name }) => !(name in fields),
  );
  return {
    companyIn,
    tool: {
      name: tool.name,
      title: tool.title,
      description: tool.does,
      inputSchema: inputOf(contract, body ?? {}, parameters, companyIn),
      annotations: {
        readOnlyHint: READS.includes(repeat),
        destructiveHint: false,
        idempotentHint: IDEMPOTENT.includes(repeat),
        openWorldHint: false,
      },
    },
    callOf: (given) => callOf({ method, path, hasBody: body !== undefined }, parameters, given),
  };
}

/** Returns the tools: the calls that the contract marks, by name. Decision 410. */
export const toolsOf = ({ published, operations }: Contract): ReadonlyMap<string, KnownTool> =>
  new Map(
    operations.flatMap((operation) => {
      const known = toolOf(published, operation);
      return known ? [[known.tool.name, known] as const] : [];
    }),
  );
