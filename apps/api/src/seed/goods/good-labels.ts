import { ATTRIBUTES, type Attribute, type NameOf } from '@org/trade/attributes';
import { brands } from './brands.ts';

/** The values of an enumerated attribute with their labels for people, in the order in which they are shown. */
type Labels = Readonly<Record<string, string>>;

/** Attributes whose values are words. */
export type WordAttribute = NameOf<'word'>;

const country: Labels = Object.fromEntries(
  [...new Set(brands.map((brand) => brand.country))].sort().map((name) => [name, name]),
);

const labelsOf = ({ words = {} }: Attribute): Labels =>
  Object.fromEntries(Object.entries(words).map(([code, { label }]) => [code, label]));

/** The labels of enumerated attributes: attribute → value → label. */
export const labels = Object.fromEntries(
  Object.entries<Attribute>(ATTRIBUTES)
    .filter(([, { kind }]) => kind === 'word')
    .map(([name, attribute]) => [name, name === 'country' ? country : labelsOf(attribute)]),
) as Record<WordAttribute, Labels>;
