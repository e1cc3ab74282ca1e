import { createGlobalThemeContract } from '@vanilla-extract/css';
import { names } from './names.ts';

/** Written out by the compiler it would lose what each name is used for. */
type Vars<Part> = {
  [Name in keyof Part]: Part[Name] extends string ? `var(--${string})` : Vars<Part[Name]>;
};

/**
 * The names that components may use. Each is a custom property `--org-…`, so that another theme is one file that
 * gives every name a value, and plain CSS can read them too.
 */
export const vars: Vars<typeof names> = createGlobalThemeContract(names, (name) => `org-${name}`);
