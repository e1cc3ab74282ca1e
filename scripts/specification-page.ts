import { globSync, readdirSync, readFileSync } from 'node:fs';
import {
  decided,
  SECTIONS,
  STATEMENTS,
  type StatementNumber,
} from '../e2e/specification/statements.ts';

const PROBES = 'e2e/specification/*.probe.ts';

interface Probe {
  number: string;
  file: string;
  isGood: boolean;
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { ok: boolean; title: string }[];
}

/** Returns the probes of a report of Playwright; one that ran in two ways is good if both are. */
export function probesOf(suites: readonly Suite[]): Probe[] {
  const found = new Map<string, Probe>();
  const visit = ({ file, suites: inner = [], specs = [] }: Suite) => {
    for (const { ok, title } of specs) {
      const [number = ''] = title.split(' ', 1);
      const isGood = ok && found.get(number)?.isGood !== false;
      found.set(number, { number, file: `e2e/${file}`, isGood });
    }
    inner.forEach(visit);
  };
  suites.forEach(visit);
  return [...found.values()];
}

/** Returns the address of a decision's record, or undefined. */
export const fileOfDecision = (decision: number) =>
  readdirSync('docs/decisions').find((name) =>
    name.startsWith(`${String(decision).padStart(4, '0')}-`),
  );

/** Returns the page of the specification: each statement, what came of it, and the probe that says so. */
export function formatSpecification(probes: readonly Probe[]): string {
  const results = new Map(probes.map((probe) => [probe.number, probe]));
  const numbers = Object.keys(STATEMENTS) as StatementNumber[];
  const rowOf = (number: StatementNumber) => {
    const { words, ...other } = decided(number);
    const probe = results.get(number);
    const verdict = !probe?.isGood
      ? '**does not work**'
      : 'decision' in other
        ? `decided otherwise: ${other.otherwise} [${other.decision}](decisions/${fileOfDecision(other.decision)})`
        : 'works';
    const file = probe?.file.split('/').at(-1);
    const link = probe ? `[${file}](../${probe.file})` : 'none';
    return `| ${number} | ${words} | ${verdict} | ${link} |`;
  };
  const sections = Object.entries(SECTIONS).map(([section, title]) =>
    [
      `## ${section}. ${title}`,
      '',
      '| No. | Statement | Result | Probe |',
      '| --- | --- | --- | --- |',
      ...numbers.filter((number) => number.startsWith(`${section}.`)).map(rowOf),
    ].join('\n'),
  );
  return [
    '# The specification, statement by statement',
    `\`pnpm specification\` tries every statement and writes this page. The statements and what was decided otherwise are in
\`e2e/specification/statements.json\`; a probe is a test whose title begins with the number of its statement.
\`npm run test:all\` runs them all, \`pnpm exec playwright test --project specification -g " 2.31 "\` one of them.`,
    ...sections,
    '',
  ].join('\n\n');
}

/** Returns the numbers that the files of probes name, as often as they do. */
export const probedNumbers = (): string[] =>
  globSync(PROBES).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(\d{1,2}\.\d{1,2})'/g)].map(
      ([, number = '']) => number,
    ),
  );
