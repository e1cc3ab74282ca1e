import type { ShowcaseBody, ShowcaseRules } from '@org/api-client/schema';
import { invalid } from '../../../contract/refusal.ts';
import { checkedFilter } from './filter.ts';
import * as queries from './showcase.sql.ts';

type Db = Parameters<typeof queries.selectFavorites>[0];

function assertBands(bands: ShowcaseRules['bands']) {
  const wrong = bands.findIndex(({ from }, at) =>
    at === 0 ? from !== 0 : from <= (bands[at - 1]?.from ?? 0),
  );
  if (wrong < 0) return;
  const message =
    wrong === 0 ? 'Первая полоса начинается с нуля' : 'Полоса начинается не выше предыдущей';
  throw invalid({ [`bands.${wrong}.from`]: [message] });
}

/** Returns the rules to store. Favorites become a list of suppliers: they belong to an account, a link to none. */
export async function rulesOf(
  db: Db,
  accountId: string,
  body: Omit<ShowcaseBody, 'name' | 'revision'>,
): Promise<ShowcaseRules> {
  const { section, bands, rounding, floor_retail, days_added, stock } = body;
  const { suppliers_not, cap_quantity } = body;
  assertBands(bands);
  const { favorite, ...filter } = checkedFilter(body);
  const rules = {
    ...{ section, bands, rounding, floor_retail, days_added, stock, suppliers_not, cap_quantity },
    filter,
  };
  if (favorite !== true) return rules;
  const favorites = await queries.selectFavorites(db, accountId);
  const asked = filter.supplier_id as string[] | undefined;
  const supplier_id = asked?.length ? favorites.filter((id) => asked.includes(id)) : favorites;
  if (supplier_id.length === 0)
    throw invalid({ 'filter.favorite': ['Среди избранных нет ни одного такого поставщика'] });
  return { ...rules, filter: { ...filter, supplier_id } };
}
