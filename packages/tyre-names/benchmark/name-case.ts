export type Value = string | number | boolean | null;
export type Labels = Record<string, Value>;

interface Size {
  width: number;
  profile: number | null;
  outer_diameter?: number;
}

/** A product's name as a supplier wrote it, and what it says. */
export interface NameCase {
  id: string;
  text: string;
  /** The supplier whose list it is from. */
  source?: string;
  /** The section in the list: the title of its sheet or of the rows above. */
  context?: { sheet?: string; section?: string };
  expect: Labels & { category: string };
  /** Other correct answers. Null means that no answer is accepted too. */
  accept?: { brand?: (string | null)[]; model?: (string | null)[]; size?: Size[] };
  /** All accepted answers for any other field. Null means that no answer is accepted too. */
  accepted?: Record<string, Value[]>;
  /** What the list's columns say. A guess that agrees with them is not wrong. */
  from_columns?: Labels;
}
