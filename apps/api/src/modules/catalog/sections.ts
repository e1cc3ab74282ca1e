import type { Section } from '@org/api-client/schema';

/**
 * How a filter's value is kept in `listing`:
 * - `size`: hundredths of the number on the wire;
 * - `whole`: the number itself;
 * - `word`: the id of the word in `attribute_value`;
 * - `speed`: the speed index in km/h;
 * - `flag`: a boolean;
 * - `brand`, `model`: an id.
 */
type Kind = 'size' | 'whole' | 'word' | 'speed' | 'flag' | 'brand' | 'model';

export interface Attribute {
  column: string;
  kind: Kind;
}

const attribute = (kind: Kind, column: string): Attribute => ({ column, kind });

/** Everything that products are filtered by, under the names of the contract. */
export const ATTRIBUTES = {
  brand: attribute('brand', 'brand_id'),
  model: attribute('model', 'model_id'),
  width: attribute('size', 'width'),
  profile: attribute('size', 'profile'),
  diameter: attribute('size', 'diameter'),
  outer_diameter: attribute('size', 'outer_diameter'),
  season: attribute('word', 'season'),
  studded: attribute('flag', 'studded'),
  run_flat: attribute('flag', 'run_flat'),
  xl: attribute('flag', 'xl'),
  light_truck: attribute('flag', 'light_truck'),
  load_index: attribute('whole', 'load_index'),
  speed_index: attribute('speed', 'speed_rank'),
  axle: attribute('word', 'axle'),
  ply_rating: attribute('whole', 'ply_rating'),
  application: attribute('word', 'application'),
  pattern: attribute('word', 'pattern'),
  position: attribute('word', 'position'),
  moto_type: attribute('word', 'moto_type'),
  rim_width: attribute('size', 'rim_width'),
  bolts: attribute('whole', 'bolts'),
  pcd: attribute('size', 'pcd'),
  et: attribute('size', 'et'),
  dia: attribute('size', 'dia'),
  rim_type: attribute('word', 'rim_type'),
  colour: attribute('word', 'colour'),
  tube: attribute('word', 'tube'),
  construction: attribute('word', 'construction'),
  vehicle: attribute('word', 'vehicle'),
  terrain: attribute('word', 'terrain'),
  homologation: attribute('word', 'homologation'),
  three_peak: attribute('flag', 'three_peak'),
  country: attribute('word', 'country'),
} as const satisfies Record<string, Attribute>;

export type AttributeName = keyof typeof ATTRIBUTES;

export interface SectionDescription {
  id: number;
  code: Section;
  attributes: readonly AttributeName[];
}

const TYRE: readonly AttributeName[] = [
  'brand',
  'model',
  'width',
  'profile',
  'diameter',
  'outer_diameter',
  'season',
  'studded',
  'run_flat',
  'xl',
  'light_truck',
  'load_index',
  'speed_index',
  'tube',
  'construction',
  'country',
];
const DISK: readonly AttributeName[] = [
  'brand',
  'model',
  'rim_width',
  'diameter',
  'bolts',
  'pcd',
  'et',
  'dia',
  'rim_type',
  'colour',
  'country',
];

const section = (id: number, code: Section, attributes: readonly AttributeName[]) => ({
  id,
  code,
  attributes,
});

/** What distinguishes the seven sections; all else is one implementation. Ids are those of the table `section`. */
export const SECTIONS: Record<Section, SectionDescription> = {
  tyres: section(1, 'tyres', [...TYRE, 'vehicle', 'terrain', 'homologation', 'three_peak']),
  disks: section(2, 'disks', DISK),
  truck_tyres: section(3, 'truck_tyres', [...TYRE, 'axle', 'ply_rating', 'three_peak']),
  truck_disks: section(4, 'truck_disks', DISK),
  special_tyres: section(5, 'special_tyres', [...TYRE, 'application', 'pattern', 'ply_rating']),
  moto_tyres: section(6, 'moto_tyres', [...TYRE, 'position', 'moto_type']),
  quadro_tyres: section(7, 'quadro_tyres', [...TYRE, 'position', 'ply_rating', 'terrain']),
};

const BY_ID = new Map(Object.values(SECTIONS).map((description) => [description.id, description]));
export const sectionOf = (id: number): SectionDescription => BY_ID.get(id)!;
