import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const sources = execFileSync(
  'git',
  ['ls-files', 'apps/*/src/*', 'packages/*/src/*', '.storybook/*'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.generated\./.test(file));

interface Name {
  text: string;
  file: string;
  isType: boolean;
}

/** What a file is called, and what it declares at its top. */
function namesOf(file: string): Name[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const declared = source.statements.flatMap((statement): Name[] => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [{ text: name.text, file, isType: false }] : [],
      );
    const isType =
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isClassDeclaration(statement);
    if (!isType && !ts.isFunctionDeclaration(statement)) return [];
    return statement.name ? [{ text: statement.name.text, file, isType }] : [];
  });
  return [{ text: basename(file).replace(/\.tsx?$/, ''), file, isType: false }, ...declared];
}
const names = sources.flatMap(namesOf);

/** «CartToRequest» and «cart-to-request» are « cart to request ». */
const spaced = (name: string) =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ ._-]+/)
    .join(' ')} `;

const refusedWords = [
  ...new Set(
    readFileSync('docs/glossary.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([a-z ]+)`/g)])
      .map(([, word = '']) => word),
  ),
];

// Decision 510.
test('no name has a word that the glossary refuses', () => {
  expect(refusedWords.length).toBeGreaterThan(15);
  expect(names.length).toBeGreaterThan(5000);
  const wrong = names.flatMap(({ text, file }) =>
    refusedWords
      .filter((word) => spaced(text).includes(` ${word} `) || spaced(text).includes(` ${word}s `))
      .map((word) => `${file}: ${text} has «${word}»`),
  );
  expect(wrong).toEqual([]);
});

/** Participles without «-ed». */
const IRREGULAR =
  /^(bought|chosen|drawn|found|given|heard|held|kept|known|lost|made|meant|met|paid|read|said|seen|sent|shown|sold|spoken|taken|thought|told|written)$/;
/** Nouns that end like a participle. */
const NOUNS = ['deed', 'feed', 'need', 'seed', 'speed'];

test('a type is called by a noun', () => {
  const isParticiple = (word: string) =>
    (word.endsWith('ed') && !NOUNS.includes(word)) || IRREGULAR.test(word);
  const wrong = names.filter(
    ({ text, isType }) => isType && /^[A-Z][a-z]+$/.test(text) && isParticiple(text.toLowerCase()),
  );
  expect(wrong.map(({ text, file }) => `${file}: ${text}`)).toEqual([]);
});

/** The nodes that give a name to a value, a type or what goes in; not the fields of an answer, which the contract names. */
const isDeclaration = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isNamespaceImport(node) ||
  ts.isJsxAttribute(node);

/** All names that a file declares, also within its functions. */
function innerNamesOf(file: string): { text: string; isField: boolean }[] {
  const found: { text: string; isField: boolean }[] = [];
  const visit = (node: ts.Node) => {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name))
      found.push({ text: node.name.text, isField: ts.isPropertySignature(node) });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

// Fields of rows and of answers are called as in SQL and in the contract; the web has no rows, and its fields are its own.
test('a name says what it is: none is own, some, told or said', () => {
  const wrong = sources
    .filter((file) => file !== 'packages/api-client/src/schema.ts')
    .flatMap((file) => innerNamesOf(file).map((name) => ({ file, ...name })))
    .filter(({ file, isField }) => !isField || file.startsWith('apps/web/'))
    .filter(({ text }) => /^(own|some|told|said)$/i.test(text));
  expect(wrong.map(({ text, file }) => `${file}: ${text}`)).toEqual([]);
});

test('a limit is MAX_ or MIN_', () => {
  const wrong = names.filter(({ text }) => /^(MOST|LEAST)(_|$)/.test(text));
  expect(wrong.map(({ text, file }) => `${file}: ${text}`)).toEqual([]);
});
