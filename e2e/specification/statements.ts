import list from './statements.json' with { type: 'json' };

/** A statement that the product holds to the letter, or one that was decided otherwise, with the reason. */
type Statement = string | { words: string; otherwise: string; decision: number };

export type StatementNumber = keyof typeof list;

/**
 * Every statement of the specification. Each has a probe, a test of this folder whose title begins with its number.
 * Decision 265.
 */
export const STATEMENTS: Record<StatementNumber, Statement> = list;

/** The sections of the product's specification. The last is what its code is made of. */
export const SECTIONS: Record<string, string> = {
  1: 'What the product does, and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles',
  7: 'Calls',
  8: 'Errors and messages',
  9: 'Constants and limits',
  10: 'Libraries and packages',
};

/** Returns what was decided about a statement; its words alone where nothing was. */
export function decided(number: StatementNumber) {
  const statement = STATEMENTS[number];
  return typeof statement === 'string' ? { words: statement } : statement;
}

/** The title of a statement's probe. */
export const titleOf = (number: StatementNumber) => `${number} ${decided(number).words}`;
