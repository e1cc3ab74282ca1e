import { readFileSync } from 'node:fs';
import { sameProduct } from '../src/api/same-product.ts';
import { knownNames } from '../src/packaged-names.ts';
import { createDictionary } from '../src/trade/dictionary.ts';
import { knownIndex } from './known-index.ts';
import type { NameCase } from './name-case.ts';
import { readByExpressions } from './regular-expressions.ts';
import { type Meaning, missesOf } from './score-meanings.ts';
import { type Answer, type Score, score, scoreAnswers, shareOf } from './score-names.ts';
import { tableOfSureness } from './score-sureness.ts';

const read = <Set>(name: string) =>
  JSON.parse(readFileSync(new URL(`./cases/${name}.json`, import.meta.url), 'utf8')) as Set;

const { cases } = read<{ cases: NameCase[] }>('spent-names');

/** Answers of another parser: one line of JSON for each name, its id and the fields of the labels. */
export function answersIn(text: string): (item: NameCase) => Answer {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { id: string } & Answer['labels']);
  const byId = new Map(lines.map(({ id, ...labels }) => [id, labels]));
  return ({ id }) => {
    const labels = byId.get(id);
    // who says nothing of a name has found no product in it
    return { isProduct: labels !== undefined && labels.category !== 'other', labels: labels ?? {} };
  };
}

const COLUMNS = [
  'sizes',
  'indices',
  'brands',
  'models',
  'sections',
  'accessories',
  'flags',
] as const;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const line = (name: string, { groups }: Score) =>
  `| ${[name, ...COLUMNS.map((group) => percent(shareOf(groups[group])))].join(' | ')} |`;

/** The table of names with the answers of another parser below ours if there are any. Decision 478. */
export function tableOfNames(other?: { name: string; answers: string }): string[] {
  return [
    `| ${['Parser', ...COLUMNS].join(' | ')} |`,
    `| --- ${'| ---: '.repeat(COLUMNS.length)}|`,
    line('@org/tyre-names', score(cases, createDictionary(knownNames))),
    line('regular expressions', scoreAnswers(cases, readByExpressions)),
    ...(other ? [line(other.name, scoreAnswers(cases, answersIn(other.answers)))] : []),
  ];
}

/** How sure our reading says it is, and how often it is right. */
export const scoreSureness = (): string[] => tableOfSureness(cases, createDictionary(knownNames));

interface NamePair {
  a: string;
  b: string;
}

/** What `sameProduct` says of pairs by their names alone. */
export function scorePairs(): string[] {
  const { same, different } = read<{ same: NamePair[]; different: NamePair[] }>('spent-pairs');
  const said = (pairs: NamePair[], answer: boolean | null) =>
    pairs.filter(({ a, b }) => sameProduct(a, b).same === answer).length;
  return [
    '| | of the same product | of different ones |',
    '| --- | ---: | ---: |',
    ...([true, null, false] as const).map(
      (answer) =>
        `| ${answer === null ? 'asks' : answer ? 'the same' : 'different'} | ${said(same, answer)} of ${same.length} | ${said(different, answer)} of ${different.length} |`,
    ),
  ];
}

/** How many searches are fully right. */
export function scoreSearches(): string {
  const { queries } = read<{ queries: Meaning[] }>('spent-queries');
  const right = queries.filter((query) => missesOf(query, knownIndex).length === 0).length;
  return `${right} of ${queries.length} searches are fully right (${percent(right / queries.length)}).`;
}
