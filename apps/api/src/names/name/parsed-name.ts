import type { Section } from '../text/reading.ts';
import type { Remark } from './name-words.ts';

/** Where a value comes from, the weightiest first: memory is what is known of the model. */
type Source = 'column' | 'name' | 'memory' | 'title';

/** How a value came to be known. */
export interface Told {
  source: Source;
  /** From 0 to 1: about how often such a value is right. Less than 0.8 is worth a question. */
  sureness: number;
  /** As the name spells it, where that is taken for a misprint. */
  written?: string;
}

/** A product as its name describes it. Numbers are those of the marking; what the name doesn't say is `null`. */
export interface ParsedName {
  kind: 'product' | 'accessory' | 'unreadable';
  /** What an accessory is, in Russian: «Камера». */
  accessory: string | null;
  section: Section | null;
  /** As the dictionary writes it, or as the name does where nobody has heard of it. */
  brand: string | null;
  isBrandKnown: boolean;
  model: string | null;
  isModelKnown: boolean;
  /** The marking as people write it: `205/55 R16`. */
  size: string | null;
  /** 12.5 of 33x12.5 R15; 0 as a profile stands for a marking without one. */
  width: number | null;
  profile: number | null;
  diameter: number | null;
  outer_diameter: number | null;
  construction: 'R' | 'ZR' | 'D' | null;
  /** `91`, `156/150`. */
  load_index: string | null;
  speed_index: string | null;
  season: 'summer' | 'winter' | 'all_season' | null;
  studded: boolean | null;
  run_flat: boolean;
  xl: boolean;
  light_truck: boolean;
  /** The mark of a carmaker that has approved the tyre: `MO`, `N0`, `*`. */
  homologation: string | null;
  /** A layer that closes punctures: Seal Inside, ContiSeal. */
  seal: boolean;
  /** The snowflake, where the name says it. */
  three_peak: boolean | null;
  tube: 'TL' | 'TT' | null;
  ply_rating: number | null;
  axle: string | null;
  application: string | null;
  /** Tread pattern of a machine's tyre by the code of its use: `R-1W`, `E-3/L-3`. */
  pattern: string | null;
  position: string | null;
  moto_type: string | null;
  rim_width: number | null;
  bolts: number | null;
  /** One circle or two, in millimetres. */
  pcd: number[];
  et: number | null;
  dia: number | null;
  rim_type: string | null;
  colour: string | null;
  vehicle: string | null;
  /** Kind of ground: `AT`, `MT` of cars. */
  terrain: string | null;
  /** A second marking of the same size: `(280R508)`. */
  other_size: string | null;
  /** Pieces, where a line of an order names them. */
  quantity: number | null;
  year: number | null;
  country: string | null;
  remarks: Remark[];
  /** Words that say nothing to the reader. */
  unread: readonly string[];
  /** Where each value comes from and how sure it is; what is null or false and unsaid is left out. */
  told: Partial<Record<Attribute, Told>>;
}

/** What a product has, beside what the reading says of itself. */
export type Attribute = Exclude<
  keyof ParsedName,
  | 'kind'
  | 'accessory'
  | 'isBrandKnown'
  | 'isModelKnown'
  | 'other_size'
  | 'remarks'
  | 'unread'
  | 'told'
>;

/** What a text without meaning says. */
export const NOTHING: ParsedName = {
  kind: 'unreadable',
  accessory: null,
  section: null,
  brand: null,
  isBrandKnown: false,
  model: null,
  isModelKnown: false,
  size: null,
  width: null,
  profile: null,
  diameter: null,
  outer_diameter: null,
  construction: null,
  load_index: null,
  speed_index: null,
  season: null,
  studded: null,
  run_flat: false,
  xl: false,
  light_truck: false,
  homologation: null,
  seal: false,
  three_peak: null,
  tube: null,
  ply_rating: null,
  axle: null,
  application: null,
  pattern: null,
  position: null,
  moto_type: null,
  rim_width: null,
  bolts: null,
  pcd: [],
  et: null,
  dia: null,
  rim_type: null,
  colour: null,
  vehicle: null,
  terrain: null,
  other_size: null,
  quantity: null,
  year: null,
  country: null,
  remarks: [],
  unread: [],
  told: {},
};
