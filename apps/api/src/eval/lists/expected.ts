/** The contents of `NAME.expected.json` beside a price list. */
export interface ListExpectation {
  files: string[];
  /** A list that has to be imported before this one, by the same company or another one. */
  after?: string;
  company?: 'same' | 'other';
  ask: Question[];
  rows: ExpectedRow[];
}

/** A choice that only a person can make, with that person's answer. */
export interface Question {
  field: string;
  why: string;
  candidates: Place[];
  choose: Place & { field: string };
}

interface Place {
  sheet: string | null;
  column?: number;
  title?: string;
}

interface RowPlace {
  sheet: string | null;
  row: number;
}

export interface ExpectedGoods extends RowPlace {
  kind: 'goods';
  /** Rows with the same id are one offer. */
  offer: string;
  code?: string;
  name?: string | null;
  section: string;
  brand: string | null;
  model: string | null;
  width?: number;
  profile?: number | null;
  construction?: string | null;
  diameter?: number;
  outer_diameter?: number;
  light_truck?: boolean;
  rim_width?: number;
  bolts?: number;
  pcd?: number[];
  et?: number;
  dia?: number;
  load_index?: string | null;
  speed_index?: string | null;
  season?: string | null;
  studded?: boolean | null;
  xl?: boolean;
  run_flat?: boolean;
  homologation?: string | null;
  year: number | null;
  condition: string;
  /** Kopecks. */
  price: number;
  /** Null means some, but nobody says how many. */
  quantity: number | null;
  at_least: boolean;
  warehouse?: string;
  stock?: { warehouse: string; quantity: number }[];
  may_reject?: boolean;
  section_may?: string[];
  brand_may?: (string | null)[];
  model_may?: (string | null)[];
  season_may?: (string | null)[];
  studded_may?: (boolean | null)[];
  year_may?: (number | null)[];
}

interface OtherRow extends RowPlace {
  kind: 'title' | 'header' | 'note' | 'accessory' | 'reject';
  name?: string;
}

type ExpectedRow = ExpectedGoods | OtherRow;
