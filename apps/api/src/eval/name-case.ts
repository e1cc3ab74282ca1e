export type Value = string | number | boolean | null;
export type Labels = Record<string, Value>;

interface Size {
  width: number;
  profile: number | null;
  outer_diameter?: number;
}

/** A product's name as somebody wrote it, and what it says. */
export interface NameCase {
  id: string;
  text: string;
  /** Whose list it is from. */
  source?: string;
  /** Where the list files it: the title of its sheet or of the rows above. */
  context?: { sheet?: string; section?: string };
  expect: Labels & { category: string };
  /** Other answers that are as right; null means that silence is fair. */
  accept?: { brand?: (string | null)[]; model?: (string | null)[]; size?: Size[] };
  /** All fair answers for any other field; null means that silence is fair. */
  accepted?: Record<string, Value[]>;
  /** What the list's columns say: a guess that agrees with them is no invention. */
  from_columns?: Labels;
}
