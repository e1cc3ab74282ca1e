/**
 * Writes src/generated/groups.generated.ts, how the numbers of every calling code are cut into groups by their first
 * digits, from libphonenumber's formats: `pnpm gen`. `groups.ts` reads it. Decision 482.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { once } from '../src/number/once.ts';
import { maskAt, written } from './formats.ts';
import { callingCodes, formatsOf, typesOf } from './metadata.ts';
import { canMatch, canStartWith } from './pattern.ts';

export const GROUPS_FILE = fileURLToPath(
  new URL('../src/generated/groups.generated.ts', import.meta.url),
);

/** Most digits of a number with calling code. */
const MAX_DIGITS = 15;

/** Numbers of several lengths are told apart up to here, for a longer one is regrouped on the way. */
const FIRST_DIGITS = 3;

const DIGITS = [...'0123456789'];

/** A way to group the numbers that begin alike: its masks by length; by the next digit where that decides; or no number. */
type Node = string[] | { next: Node[] } | null;

interface Kind {
  pattern: string;
  length: number;
}

const kindsOf = (isos: string[], longest: number): Kind[] =>
  isos
    .flatMap(typesOf)
    .flatMap(({ pattern, lengths }) => lengths.map((length) => ({ pattern, length })))
    .filter(({ length }) => length <= longest);

function treeOf(callingCode: string, isos: string[]): Node {
  const formats = formatsOf(callingCode).map((format) => ({
    leadingDigits: format.leadingDigits,
    startsLike: new RegExp(`^(?:${format.leadingDigits})`),
    maskOf: once((length: number) => {
      const mask = maskAt(format, length);
      return mask === null ? '' : written(mask, callingCode);
    }),
  }));

  /** Every mask that may be right for numbers of this length that begin like this. */
  const masksAt = (start: string, length: number): string[] => {
    const found: string[] = [];
    for (const { leadingDigits, startsLike, maskOf } of formats) {
      const mask = maskOf(length);
      if (mask === '') continue;
      if (startsLike.test(start)) return [...found, mask];
      if (canStartWith(leadingDigits, start)) found.push(mask);
    }
    return [...found, '.'.repeat(length)];
  };

  /** `kinds`: patterns with a length each that some number behind the first digits has. */
  const grow = (start: string, kinds: Kind[]): Node => {
    const alive = kinds.filter(
      ({ pattern, length }) => length >= start.length && canMatch(pattern, start, length),
    );
    if (alive.length === 0) return null;
    const lengths = new Set(alive.map(({ length }) => length));
    const split = (): Node => ({ next: DIGITS.map((digit) => grow(start + digit, alive)) });
    const masks: string[] = [];
    for (const length of [...lengths].sort((a, b) => a - b)) {
      const [mask = '', ...others] = new Set(masksAt(start, length));
      if (others.length > 0) return split();
      const last = masks.at(-1);
      // a longer mask that begins with a shorter one does for both
      if (last !== undefined && grows(last, mask)) masks.pop();
      masks.push(mask);
    }
    return masks.length > 1 && start.length < FIRST_DIGITS ? split() : masks;
  };
  return grow('', kindsOf(isos, MAX_DIGITS - callingCode.length));
}

/** Whether a mask is another with more digits in its last group. */
const grows = (mask: string, longer: string) =>
  longer.startsWith(mask) && /^\.*$/.test(longer.slice(mask.length));

const textOf = (masks: string[]) =>
  masks.map((mask) => mask.replace(/\.+/g, (dots) => dots.length.toString(36))).join('|');

function leavesOf(node: Node): string[][] {
  if (node === null) return [];
  return Array.isArray(node) ? [node] : node.next.flatMap(leavesOf);
}

/** Whether the first masks group every number of theirs, whole or not yet, like the second ones. */
function doesFor(masks: string[], other: string[]): boolean {
  return masks.every((mask, index) => {
    const same = other[index];
    return same === mask || (index === masks.length - 1 && same !== undefined && grows(mask, same));
  });
}

/** The masks of a calling code, the most common first, without those that others do for. */
function rulesOf(tree: Node): { rules: string[]; ruleOf: (masks: string[]) => number } {
  const counts = new Map<string, { masks: string[]; count: number }>();
  for (const masks of leavesOf(tree)) {
    const text = textOf(masks);
    counts.set(text, { masks, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  const all = [...counts.values()].sort((a, b) => b.count - a.count);
  const left = all.filter(
    (one) => !all.some((other) => other !== one && doesFor(one.masks, other.masks)),
  );
  return {
    rules: left.map(({ masks }) => textOf(masks)),
    ruleOf: once((masks) => left.findIndex((one) => doesFor(masks, one.masks))),
  };
}

const letterOf = (rule: number) => String.fromCharCode(65 + rule);

/**
 * The tree as text: a letter for the rule that holds unless a further digit says otherwise, then digits with the letter
 * or, in brackets, the tree behind them. Of all texts the shortest.
 */
function writeTree(tree: Node, ruleOf: (masks: string[]) => number, rules: number): string {
  const known = new Map<Node, Map<number, string>>();
  const write = (node: Node, inherited: number): string => {
    if (node === null) return '';
    if (Array.isArray(node)) {
      const rule = ruleOf(node);
      return rule === inherited ? '' : letterOf(rule);
    }
    const texts = known.get(node) ?? new Map<number, string>();
    known.set(node, texts);
    const old = texts.get(inherited);
    if (old !== undefined) return old;
    const candidates = [inherited, ...Array.from({ length: rules }, (_, rule) => rule)];
    const options = candidates.map((rule) => {
      const own = rule === inherited ? '' : letterOf(rule);
      return own + writeNext(node.next, rule);
    });
    const best = options.reduce((a, b) => (b.length < a.length ? b : a));
    texts.set(inherited, best);
    return best;
  };
  const writeNext = (next: Node[], rule: number) => {
    const digitsBy = new Map<string, string>();
    for (const [digit, node] of next.entries()) {
      const text = write(node, rule);
      if (text !== '') digitsBy.set(text, (digitsBy.get(text) ?? '') + digit);
    }
    return [...digitsBy]
      .map(([text, digits]) => digits + (text.length === 1 ? text : `(${text})`))
      .join('');
  };
  return write(tree, 0);
}

export function generateGroups(): string {
  const rows = callingCodes.map(([callingCode, isos]) => {
    const tree = treeOf(callingCode, isos);
    const { rules, ruleOf } = rulesOf(tree);
    return `${callingCode}:${writeTree(tree, ruleOf, rules.length)}:${rules.join(',')}`;
  });
  return `// Written by scripts/generate-groups.ts: change that, then run \`pnpm gen\`.

/** Calling code, tree of first digits, masks of each rule of the tree; \`groups.ts\` reads them. */
export const GROUP_ROWS = \`${rows.join('\n')}\`;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(GROUPS_FILE, generateGroups());
}
