import type { components } from '@org/api-client/schema';

export type Suggestions = components['schemas']['Suggestions'];
export type SuggestedModel = Suggestions['models'][number];

/** A suggestion, by what it leads to. */
export type Option =
  | ({ kind: 'section' } & Suggestions['sections'][number])
  | ({ kind: 'model' } & SuggestedModel)
  | ({ kind: 'brand' } & Suggestions['brands'][number])
  | ({ kind: 'supplier' } & Suggestions['suppliers'][number]);

/** The groups in their order, with their titles. */
export const GROUPS: readonly (readonly [Option['kind'], string])[] = [
  ['section', 'Разделы'],
  ['model', 'Модели'],
  ['brand', 'Бренды'],
  ['supplier', 'Поставщики'],
];

/** Everything that can be chosen, in the order of the list. Includes sections if all sections were searched. */
export function optionsOf(suggestions: Suggestions | undefined, isEverywhere: boolean): Option[] {
  if (!suggestions) return [];
  const { sections, models, brands, suppliers } = suggestions;
  return [
    ...(isEverywhere && sections.length > 1
      ? sections.map((one) => ({ kind: 'section' as const, ...one }))
      : []),
    ...models.map((one) => ({ kind: 'model' as const, ...one })),
    ...brands.map((one) => ({ kind: 'brand' as const, ...one })),
    ...suppliers.map((one) => ({ kind: 'supplier' as const, ...one })),
  ];
}

export const keyOf = (option: Option): string =>
  option.kind === 'section'
    ? option.section
    : option.kind === 'model'
      ? option.product_id
      : option.kind === 'brand'
        ? option.brand
        : option.id;
