import { GROUP_ROWS } from '../generated/groups.generated.ts';
import { countDots, dotted } from './mask.ts';
import { once } from './once.ts';

interface Grouping {
  tree: string;
  /** Masks of every rule of the tree, the shortest first. */
  rules: readonly (readonly string[])[];
}

const groupings = once(
  (_: 'all') =>
    new Map(
      GROUP_ROWS.split('\n').map((row): [string, Grouping] => {
        const [callingCode = '', tree = '', rules = ''] = row.split(':');
        return [callingCode, { tree, rules: dotted(rules).split(',').map(masksOf) }];
      }),
    ),
);

const masksOf = (rule: string) => rule.split('|');

/** Position of the bracket that closes the one at `start`. */
function closing(tree: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    if (tree[at] === '(') depth++;
    if (tree[at] === ')') depth--;
  } while (depth > 0 && ++at < tree.length);
  return at;
}

const isRule = (sign = '') => sign >= 'A';

/**
 * Finds the rule for digits in a tree: a letter holds for all digits unless a later one says otherwise; behind some
 * digits stands the letter for them, or the tree of the digits after them, in brackets.
 */
function ruleOf(tree: string, digits: string): number {
  let rule = 'A';
  let at = 0;
  for (const digit of `${digits}-`) {
    if (isRule(tree[at])) rule = tree[at++] ?? rule;
    let isThis = false;
    for (; at < tree.length && tree[at] !== ')'; at++) {
      const sign = tree[at] ?? '';
      if (isThis && isRule(sign)) return indexOf(sign);
      if (isThis && sign === '(') break;
      if (sign === digit) isThis = true;
      else if (sign === '(') at = closing(tree, at);
    }
    if (!isThis) break;
    at++;
  }
  return indexOf(rule);
}

const indexOf = (letter: string) => letter.charCodeAt(0) - 65;

/**
 * How the digits after a calling code are grouped, a dot for each digit. The first digits and the number of digits
 * decide, as in libphonenumber; a number that isn't whole is grouped as the shortest one that it may become.
 */
export function groupsOf(callingCode: string, national: string): string | undefined {
  const grouping = groupings('all').get(callingCode);
  const masks = grouping?.rules[ruleOf(grouping.tree, national)];
  return masks?.find((mask) => countDots(mask) >= national.length) ?? masks?.at(-1);
}
