import type { AvitoUnknown, ShowcaseRules } from '@org/api-client/schema';
import { listShowcase } from '../showcase-listed.ts';
import { selectNames } from './avito.sql.ts';
import { knownAvitoNames } from './known.ts';

/** How many names that Avito lacks are shown. */
const MOST_SHOWN = 500;

/** Finds the names of a showcase's products that Avito's list lacks, those of most products first. */
export async function findUnknown(
  db: Parameters<typeof selectNames>[0],
  rules: ShowcaseRules,
): Promise<AvitoUnknown> {
  const known = await knownAvitoNames(db);
  const { ids } = await listShowcase(db, { ...rules, stock: 'in_stock' });
  if (!known) return { fetched_at: null, goods: ids.length, unknown_goods: 0, data: [] };
  const lacking = (await selectNames(db, ids)).flatMap(({ brand, model, goods }) => {
    const name = known.names(brand, model);
    const { nearest = null } = name;
    return name.model === undefined
      ? [{ brand, model, goods, is_brand_known: name.brand !== undefined, nearest }]
      : [];
  });
  return {
    fetched_at: known.at.toISOString(),
    goods: ids.length,
    unknown_goods: lacking.reduce((sum, { goods }) => sum + goods, 0),
    data: lacking.slice(0, MOST_SHOWN),
  };
}
