import { indexNames } from '../src/models/model-names.ts';
import { packagedNames } from '../src/packaged-names.ts';
import suppliers from './cases/suppliers.json' with { type: 'json' };

/** The packaged names, with the suppliers that the queries name. */
export const known = {
  ...packagedNames(),
  suppliers: suppliers.map((name) => ({ id: name, name })),
};

export const knownIndex = indexNames(known);
