import type { ProductBrief } from '@org/api-client/schema';
import { SECTION_PATHS } from './section-paths.ts';
import { slug } from './slug.ts';

export type AddressedProduct = Pick<
  ProductBrief,
  'id' | 'section' | 'brand' | 'model' | 'size' | 'load_index' | 'speed_index'
>;

/** The address of a product: its words are for people, its id says which one it is. Decision 271. */
export function productPath(product: AddressedProduct): string {
  const { id, section, brand, model, size, load_index, speed_index } = product;
  const words = slug([brand, model, size, `${load_index ?? ''}${speed_index ?? ''}`].join(' '));
  return `${SECTION_PATHS[section]}/${words === '' ? '' : `${words}-`}${id}`;
}

/** The id at the end of such an address; undefined if there is none. */
export const productIdOf = (segment: string): string | undefined =>
  /(?:^|-)([1-9]\d{0,9})$/.exec(segment)?.[1];
