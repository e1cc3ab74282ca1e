import type { components } from '@org/api-client/schema';
import { formatDecimal } from './format.ts';

/** The fields that a product's marking is made of. */
type MarkingFields = Pick<
  components['schemas']['ProductBrief'],
  'size' | 'load_index' | 'speed_index' | 'specs'
>;

/** What a product is called; null where nobody knows. */
type GoodsName = Pick<components['schemas']['ProductBrief'], 'brand' | 'model'>;

export const brandOf = ({ brand }: Pick<GoodsName, 'brand'>) => brand ?? 'Без бренда';
export const modelOf = ({ model }: Pick<GoodsName, 'model'>) => model ?? 'Без модели';
export const nameOf = (product: GoodsName) => `${brandOf(product)} ${modelOf(product)}`;

const withCommas = (text: string) => text.replaceAll(/(\d)\.(\d)(?!\d)/g, '$1,$2');

/** The size as it is shown here: `R22,5`, `7,5×19`; two decimals, as in `10.00R20`, stay as moulded on the tyre. */
export const sizeOf = ({ size }: Pick<MarkingFields, 'size'>) => withCommas(size);
/** The same within a whole title; a name, as `Dirt Commander 2.0`, stays as its maker writes it. Decision 471. */
export function titleOf({ title, brand, model }: GoodsName & { title: string }) {
  const name = [brand, model].filter(Boolean).join(' ');
  return title.startsWith(name) ? name + withCommas(title.slice(name.length)) : withCommas(title);
}

/** What follows the size in the marking: load and speed indices of a tyre, the bolt pattern of a wheel. */
export function indicesOf({ load_index, speed_index, specs }: MarkingFields): string {
  if (specs.bolts !== undefined && specs.pcd !== undefined) {
    return `${specs.bolts}×${formatDecimal(specs.pcd)}`;
  }
  return `${load_index ?? ''}${speed_index ?? ''}`;
}
