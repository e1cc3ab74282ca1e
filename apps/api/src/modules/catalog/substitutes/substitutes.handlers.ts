import { understand } from '@org/tyre-names/query/understand';
import type { Handler } from '../../../contract/contract.ts';
import { invalid } from '../../../contract/refusal.ts';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { Problem } from '../../../http/problem.ts';
import { landedOf } from '../filter/filter-landed.ts';
import { selectState } from '../sql/catalog.sql.ts';
import { loadReference } from '../understanding/load-reference.ts';
import { findSubstitutes, originalsOf } from './find-substitutes.ts';
import { originalOf } from './likeness.ts';
import { selectBriefs } from './substitutes.sql.ts';

export const listSubstitutes: Handler<'listSubstitutes'> = async ({ db, body }) => {
  const { product_id, section, q = '', filter = {} } = body;
  const { dot_year_min = null, with_vat = false } = body;
  const reference = await loadReference(db, await selectState(db, 0));
  const landed = await landedOf(db, body, destinationSoon);
  const market = { reference, landed, conditions: { dot_year_min, with_vat } };
  if (product_id) {
    const [brief] = await selectBriefs(db, [product_id]);
    if (!brief) throw new Problem(404, 'Такого товара нет');
    const [data = []] = await findSubstitutes(db, [originalOf(brief)], market);
    return { data };
  }
  if (!section) throw invalid({ section: ['Назовите товар или раздел'] });
  const wish = { ...understand(q, section, reference.names).filter, ...filter };
  const [original] = await originalsOf(db, [{ section, filter: wish }], reference);
  const [data = []] = await findSubstitutes(db, original ? [original] : [], market);
  return { data };
};
