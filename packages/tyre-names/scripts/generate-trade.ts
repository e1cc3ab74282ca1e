/**
 * Writes what the package has of the contract and of the rules of the trade, so that it depends on neither: `pnpm gen`;
 * with `--check` it fails if the files are out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ATTRIBUTES, type Attribute } from '@org/trade/attributes';
import { LAYERS } from '@org/trade/layers';
import { CARS, TYRES, WHEELS } from '@org/trade/sections';
import { PIECES_OF_SET } from '@org/trade/set';
import { load } from 'js-yaml';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

const contract = load(
  readFileSync(new URL(import.meta.resolve('@org/api-client/openapi.yaml')), 'utf8'),
) as { components: { schemas: Record<string, object> } };

/** Returns the schemas with all that they refer to. */
function withReferences(...names: string[]): Record<string, object> {
  const found = new Map<string, object>();
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const schema = contract.components.schemas[name];
    if (!schema || found.has(name)) continue;
    found.set(name, schema);
    for (const [, next = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g))
      names.push(next);
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const HEAD = '// Made by `pnpm gen`: packages/tyre-names/scripts/generate-trade.ts.\n';

async function contractTypes(): Promise<string> {
  const document = {
    openapi: '3.1.0',
    info: { title: 'types', version: '1' },
    paths: {},
    components: { schemas: withReferences('Section', 'Understanding') },
  } as OpenAPI3;
  const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
  return HEAD + types.replace(/^export (?:type|interface) (?!components)[$\w]+ = .*\n/gm, '');
}

const attributes: Record<string, Attribute> = ATTRIBUTES;
const labelsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(attributes[name]?.words ?? {}).map(([word, { label }]) => [word, label]),
  );
const written = (value: unknown) => JSON.stringify(value, null, 2);

const rules = () => `${HEAD}
/** The sections of tyres. */
export const TYRES = ${written(TYRES)} as const;

/** The section of car tyres alone. */
export const CARS = ${written(CARS)} as const;

/** The sections of wheels, which are \`disks\` in the contract. */
export const WHEELS = ${written(WHEELS)} as const;

export const isWheelSection = (
  section: string | null | undefined,
): section is (typeof WHEELS)[number] => (WHEELS as readonly unknown[]).includes(section);

/** A set of a car's tyres or wheels. */
export const PIECES_OF_SET = ${PIECES_OF_SET};

/** The layers inside a car's tyre that make it another product. */
export const LAYERS = ${written(LAYERS)} as const;

/** Names of attributes in filters and files. */
export const ATTRIBUTE_LABELS: readonly string[] = ${written(Object.values(attributes).map(({ label }) => label))};

/** Labels of carmakers' marks. */
export const HOMOLOGATIONS: Readonly<Record<string, string>> = ${written(labelsOf('homologation'))};

/** Labels of wheels' finishes. */
export const COLOURS: Readonly<Record<string, string>> = ${written(labelsOf('colour'))};

/** Labels of machines' treads. */
export const PATTERNS: Readonly<Record<string, string>> = ${written(labelsOf('pattern'))};
`;

for (const [name, text] of [
  ['contract', await contractTypes()],
  ['rules', rules()],
] as const) {
  const file = new URL(`../src/trade/${name}.generated.ts`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text)
    throw new Error(`${file.pathname}: run \`pnpm gen\``);
}
