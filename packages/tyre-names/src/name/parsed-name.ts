import type { Section } from '../text/text-reading.ts';
import { type LayersInName, NO_LAYERS } from './homologation.ts';
import type { Remark } from './name-words.ts';

/** Where a value comes from, the most trusted first. `memory` is what is known about the model. */
type Source = 'column' | 'name' | 'memory' | 'title';

/** Where a value comes from, and how reliable it is. */
export interface ValueOrigin {
  source: Source;
  /** From 0 to 1: about how often such a value is right. Less than 0.8 is worth a question. */
  sureness: number;
  /** The spelling in the name, if it was taken for a misprint. */
  written?: string;
}

/** A product as its name describes it. Numbers are those of the marking. What the name does not say is `null`. */
export interface ParsedName extends LayersInName {
  kind: 'product' | 'accessory' | 'unreadable';
  /** The kind of accessory, in Russian: «Камера». */
  accessory: string | null;
  section: Section | null;
  /** In the dictionary's spelling, or as the name spells it if the brand is unknown. */
  brand: string | null;
  isBrandKnown: boolean;
  model: string | null;
  isModelKnown: boolean;
  /** The marking as people write it: `205/55 R16`. */
  size: string | null;
  /** 12.5 of 33x12.5 R15. The profile is 0 for a marking without one. */
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
  /** The homologation: `MO`, `N0`, `*`. */
  homologation: string | null;
  /** The snowflake, if the name mentions it. */
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
  /** One bolt circle or two, in millimetres. */
  pcd: number[];
  et: number | null;
  dia: number | null;
  rim_type: string | null;
  colour: string | null;
  vehicle: string | null;
  /** Kind of ground for a car tyre: `AT`, `MT`. */
  terrain: string | null;
  /** A second marking of the same size: `(280R508)`. */
  other_size: string | null;
  /** Number of pieces, if a line of an order states it. */
  quantity: number | null;
  year: number | null;
  country: string | null;
  remarks: Remark[];
  /** Words that were not understood. */
  unread: readonly string[];
  /** Source and reliability of each value. Values that are null, or false because nothing is said, are left out. */
  origins: Partial<Record<Attribute, ValueOrigin>>;
}

/** A property of the product, as opposed to details of how the name was read. */
export type Attribute = Exclude<
  keyof ParsedName,
  | 'kind'
  | 'accessory'
  | 'isBrandKnown'
  | 'isModelKnown'
  | 'other_size'
  | 'remarks'
  | 'unread'
  | 'origins'
>;

/** The result for a text without meaning. */
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
  ...NO_LAYERS,
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
  origins: {},
};
