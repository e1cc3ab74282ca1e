import type { Db } from '../../apps/api/src/db/db.ts';
import { selectFacets } from '../../apps/api/src/modules/catalog/facets/facets.sql.ts';
import {
  type Conditions,
  conditionsOf,
} from '../../apps/api/src/modules/catalog/filter/filter-conditions.ts';
import { parseOrder } from '../../apps/api/src/modules/catalog/filter/filter-order.ts';
import { searchFilter } from '../../apps/api/src/modules/catalog/filter/search-filter.ts';
import { SECTIONS } from '../../apps/api/src/modules/catalog/filter/sections.ts';
import { selectRests } from '../../apps/api/src/modules/catalog/product/product.sql.ts';
import {
  selectAttributeCounts,
  selectPage,
  selectReference,
  selectState,
} from '../../apps/api/src/modules/catalog/sql/catalog.sql.ts';
import type { SearchTyresBody } from '../../packages/api-client/src/schema.ts';
import { understand } from '../../packages/tyre-names/src/query/understand.ts';
import { type Timing, time, timeBeside } from './measure.ts';
import type { Questions } from './questions.ts';

/** A figure in milliseconds and relative to the calibration query of the same run. */
export interface Figure extends Timing {
  what: string;
  ratio: number;
}

/** Work of a fixed size: it makes results of different machines, and of busy hours, comparable. */
const CALIBRATION = 'select count(*) from generate_series(1, 20000) g where g % 7 = 0';
/** The facets that the list of tyres is filtered by. */
export const FACETS = ['brand', 'width', 'profile', 'diameter', 'season', 'studded', 'run_flat'];

export const calibrate = (db: Db) =>
  time(Array.from({ length: 15 }), () => db.query(CALIBRATION), 3);

/**
 * Measures every statement relative to the calibration query, and how many times slower a deep page is than a first
 * one.
 */
export async function measureSql(db: Db, { searches, productIds }: Questions) {
  const { tyres } = SECTIONS;
  const state = await selectState(db, tyres.id);
  const reference = await selectReference(db);
  const prepare = (body: SearchTyresBody) => {
    const understood = understand(body.q ?? '', 'tyres', reference.names);
    const conditions = conditionsOf(tyres, searchFilter(body, understood), reference, undefined);
    const window = { limit: 20, offset: ((body.page ?? 1) - 1) * 20 };
    return { conditions, order: parseOrder(body.order_by), window };
  };

  const figures: Figure[] = [];
  const add = async <Input>(
    what: string,
    inputs: readonly Input[],
    work: (input: Input) => Promise<unknown>,
  ) => {
    const before = await calibrate(db);
    const timing = await time(inputs, work);
    const after = await calibrate(db);
    const ratio = timing.p50 / ((before.p50 + after.p50) / 2);
    figures.push({ what, ...timing, ratio });
  };

  await add('calibration', Array.from({ length: 60 }), () => db.query(CALIBRATION));
  const page = ({ conditions, order, window }: ReturnType<typeof prepare>) =>
    selectPage(db, conditions, order, window, state.total);
  for (const [what, bodies] of Object.entries(searches))
    await add(`${what}: page`, bodies.map(prepare), page);
  const first = prepare({ order_by: 'min_bulk_price__desc' });
  const deep = await timeBeside((searches['a deep page'] ?? []).map(prepare), page, () =>
    page(first),
  );
  const facets = (conditions: Conditions) => selectFacets(db, conditions, FACETS, undefined);
  for (const what of Object.keys(searches).filter((name) => !/^a deep|first page, [^d]/.test(name)))
    await add(
      `${what}: facets`,
      (searches[what] ?? []).slice(0, 60).map(prepare),
      ({ conditions }) => facets(conditions),
    );
  await add('offers of a product', productIds, (id) =>
    selectRests(db, id, [], undefined, { limit: 20, offset: 0 }, undefined),
  );
  await add('brands', Array.from({ length: 60 }), () =>
    selectAttributeCounts(db, tyres, 'brand', undefined),
  );
  return { figures, deep: deep.own.p50 / deep.peer.p50 };
}
