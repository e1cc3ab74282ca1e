import { readFileSync } from 'node:fs';

/**
 * What a block of code needs around it: imports, code before its component and within it, and props of what it exports.
 */
interface Surroundings {
  imports?: string;
  outside?: string;
  inside?: string;
  props?: string;
}

const formOf = (values: string) => `const { control, handleSubmit } = useForm<${values}>();
const save = (_contact: ${values}) => undefined;`;

/** By the README and the number of the block in it. */
const surroundings: Record<string, Surroundings> = {
  'ui-0': { props: 'onDelete={async () => undefined}' },
  'ui-1': {
    outside: `const citiesQuery = {};
const page = [{ value: 'ekb', label: 'Yekaterinburg', section: 'Ural' }];
const useInfiniteQuery = (_query: object) => ({
  data: { pages: [page] } as { pages: (typeof page)[] } | undefined,
  hasNextPage: false,
  isFetching: false,
  fetchNextPage: async () => undefined,
});`,
  },
  'ui-2': {
    outside: `const cities = [{ value: 'ekb', label: 'Yekaterinburg' }];`,
    inside: formOf('{ city: string | null }'),
  },
  'phone-input-1': {
    imports: `import { useForm } from 'react-hook-form';`,
    inside: `const { control } = useForm({ defaultValues: { phone: '' } });`,
  },
};

const blocksOf = (folder: string, language: string) => {
  const readme = readFileSync(`packages/${folder}/README.md`, 'utf8');
  const fenced = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm');
  return [...readme.matchAll(fenced)].map(([, code = '']) => code);
};

/** Returns a block of code as a file that exports what it renders as `Example`. */
function fileOf(code: string, { imports, outside, inside, props = '' }: Surroundings): string {
  const [, whole] = /^export function (\w+)/m.exec(code) ?? [];
  if (whole) return `${code}\nexport const Example = () => <${whole} ${props} />;\n`;
  const lines = code.split('\n');
  const firstElement = lines.findIndex((line) => line.startsWith('<'));
  const isImport = (line: string) => line.startsWith('import ');
  const statements = lines.slice(0, firstElement).filter((line) => !isImport(line));
  // elements that stand alone end like statements, some with a comment
  const elements = lines.slice(firstElement).map((line) => line.replace(/;( \/\/.*)?$/, ''));
  return [
    imports,
    ...lines.filter(isImport),
    outside,
    'export function Example() {',
    inside,
    ...statements,
    'return <>',
    ...elements,
    '</>;',
    '}',
  ].join('\n');
}

/**
 * Returns all code of the READMEs as files of an application: so tests can check that what a newcomer copies has the
 * right types, and renders.
 */
export const readmeFiles = (): Record<string, string> =>
  Object.fromEntries([
    ...['ui', 'phone-input'].flatMap((folder) =>
      blocksOf(folder, 'tsx').map((code, index) => {
        const name = `${folder}-${index}`;
        return [`${name}.tsx`, fileOf(code, surroundings[name] ?? {})];
      }),
    ),
    ...blocksOf('phone-input', 'ts').map((code, index) => [`core-${index}.ts`, code]),
    ['theme.css', blocksOf('ui', 'css').join('\n')],
  ]);
