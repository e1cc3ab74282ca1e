/**
 * Writes the patterns of fixed lines and mobiles and an example of each, from libphonenumber's metadata: `pnpm gen`.
 * They are entries of their own: a field that asks for neither doesn't load them.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callingCodes, examples, subscriberPatterns, territory } from './metadata.ts';
import { canStartWith } from './pattern.ts';

const inSources = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
export const KINDS_FILE = inSources('generated/kinds.generated.ts');
export const EXAMPLES_FILE = inSources('generated/examples.generated.ts');

const isos = callingCodes.flatMap(([, all]) => all).sort();
const HEAD = '// Written by scripts/generate-kinds.ts: change that, then run `pnpm gen`.\n';

/** A pattern that takes numbers of many lengths leads into dead ends: then another length is tried. */
const MAX_TRIES = 400;

/** The first number of a length that a pattern takes, with digits that look like a number: 2, 3, 4… where they fit. */
function sampleOf(pattern: string, length: number): string {
  const whole = new RegExp(`^(?:${pattern})$`);
  let tries = 0;
  const grow = (digits: string): string => {
    if (++tries > MAX_TRIES) return '';
    if (digits.length === length) return whole.test(digits) ? digits : '';
    for (let step = 0; step < 10; step++) {
      const next = digits + ((digits.length + 2 + step) % 10);
      const found = canStartWith(pattern, next) && grow(next);
      if (found) return found;
    }
    return '';
  };
  return grow('');
}

function fixedExample(iso: string): string {
  const { fixed } = subscriberPatterns(iso);
  const mobile = examples[iso] ?? '';
  const { usualLengths } = territory(iso);
  // as long as the mobiles where that may be, else as long as may be
  const lengths = [mobile.length, ...usualLengths.toReversed()];
  return fixed && (lengths.map((length) => sampleOf(fixed, length)).find(Boolean) ?? '');
}

const row = (...cells: string[]) => cells.join(',').replace(/,+$/, '');

export function generateExamples(): string {
  const rows = isos.map((iso) => row(iso.toLowerCase(), examples[iso] ?? '', fixedExample(iso)));
  return `${HEAD}
/** A mobile and a fixed line of every country, without calling code. */
export const EXAMPLE_ROWS = \`${rows.join('\n')}\`;
`;
}

export function generateKinds(): string {
  const rows = isos.map((iso) => {
    const { fixed, mobile } = subscriberPatterns(iso);
    return [iso.toLowerCase(), mobile, fixed === mobile ? '' : fixed].join(' ').trimEnd();
  });
  return `${HEAD}
/** Patterns of the mobiles and of the fixed lines of every country; one where they are the same. */
export const KIND_ROWS = String.raw\`${rows.join('\n')}\`;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(EXAMPLES_FILE, generateExamples());
  writeFileSync(KINDS_FILE, generateKinds());
}
