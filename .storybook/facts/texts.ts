import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A page of docs, as Storybook names it. */
export interface DocsTitle {
  title: string;
  /** What stands behind `?path=/`. */
  path: string;
}

/** All that stands on a page of docs, to be searched. */
export interface DocsText extends DocsTitle {
  text: string;
}

/** As Storybook makes it of a title. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[ ’–—―′¿'`~!@#$%^&*()_|+\-=?;:",.<>{}[\]\\/]/gi, '-')
    .replace(/-+/g, '-')
    .replace(/^-+|-+$/g, '');

const STORIES = [
  'packages/ui/src/**/*.stories.tsx',
  'packages/phone-input/src/**/*.stories.tsx',
  'apps/web/src/**/*.stories.tsx',
];

const titleIn = (text: string) =>
  /\btitle: '((?:Components|Foundations|Phone input|Приложение)[^']*)'/.exec(text)?.[1];

/** `KeysClosed` is `keys-closed`. */
const kebab = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/** Where a file of stories is opened: at its page of docs, or at its first story if it has none. */
function pathOf(title: string, text: string) {
  const id = idOf(title);
  const [, first] = /^export const (\w+)(?::| = )/m.exec(text) ?? [];
  return text.includes("'!autodocs'") && first
    ? `story/${id}--${kebab(first.replace(/_$/, ''))}`
    : `docs/${id}--docs`;
}

/** Returns the titles of all files of stories, with the file. */
function pages(root: string) {
  return STORIES.flatMap((pattern) => globSync(join(root, pattern)).sort()).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const title = file.endsWith('anatomy.stories.tsx') ? undefined : titleIn(text);
    return title ? [{ title, path: pathOf(title, text), file, text }] : [];
  });
}

export const titles = (root: string): DocsTitle[] =>
  pages(root).map(({ title, path }) => ({ title, path }));

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The texts of a file in TypeScript: its comments, its strings of more than a word, what stands in its elements. */
function textsIn(code: string): string {
  const body = code.replace(/^import .*$/gm, '');
  return [
    ...[...body.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, text = '']) =>
      text.replace(/^\s*\* ?/gm, ' '),
    ),
    ...[...body.matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, text = '']) => text),
    ...[...body.matchAll(/>([^<>{}]+)</g)].map(([, text = '']) => text),
    ...[...body.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) =>
      name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    ),
  ]
    .filter((text) => /[\p{L}\d]/u.test(text))
    .join('\n');
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the texts of all pages: guides, props and stories of components, and the pages that are written as text. */
export function searchIndex(root: string): DocsText[] {
  const components = pages(root).map(({ title, path, file, text }) => {
    const name = basename(file, '.stories.tsx');
    const beside = (kind: string) => read(join(dirname(file), `${name}${kind}.tsx`));
    const guide =
      name === 'phone-input'
        ? read(join(root, '.storybook/guides/phone-input.guide.tsx'))
        : beside('.guide');
    const parts = title.startsWith('Приложение/') ? [text] : [guide, beside(''), text];
    return { title, path, text: squeeze(parts.map(textsIn).join('\n')) };
  });
  const written = globSync(join(root, '.storybook/pages/*.mdx')).flatMap((file) => {
    const text = read(file);
    const [, title] = /<Meta title="([^"]+)"/.exec(text) ?? [];
    if (!title) return [];
    const imported = [...text.matchAll(/from '([^']+)\?raw'/g)].map(([, from = '']) =>
      read(join(dirname(file), from)),
    );
    const prose = text.replace(/^import .*$/gm, '').replace(/<[^>]+>/g, ' ');
    return [
      { title, path: `docs/${idOf(title)}--docs`, text: squeeze([prose, ...imported].join('\n')) },
    ];
  });
  return [...written, ...components];
}
