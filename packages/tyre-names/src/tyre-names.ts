// What the package offers to others. It depends on no other, and knows no server. Decision 477.
export {
  type NameOptions,
  type NameReading,
  type NameValues,
  parseName,
} from './api/parse-name.ts';
export {
  type OrderOptions,
  type OrderReading,
  type OrderRow,
  parseOrder,
} from './api/parse-order.ts';
export {
  parseQuery,
  type QueryOptions,
  type QueryReading,
  type QueryWord,
} from './api/parse-query.ts';
export {
  type ListedProduct,
  type Sameness,
  type SameOptions,
  sameProduct,
} from './api/same-product.ts';
export type { Source, ToldValue } from './api/told-value.ts';
export type { Names } from './models/model-names.ts';
export { knownNames, marketNames, packagedNames } from './packaged-names.ts';
export type { Filter, Section } from './text/text-reading.ts';
export type { KnownNames } from './trade/dictionary.ts';
