import { requireAccount } from '../../../accounts/auth.ts';
import type { Handler } from '../../../contract/contract.ts';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { Problem } from '../../../http/problem.ts';
import { landedOf } from '../filter/filter-landed.ts';
import { conditionDemands } from '../filter/offer-conditions.ts';
import { selectBriefs } from '../substitutes/substitutes.sql.ts';
import { selectGoods } from './matching.sql.ts';
import { match } from './matching-shared.handlers.ts';

export const matchList: Handler<'matchList'> = async (request, reply) => {
  const { id, keyOf } = requireAccount(request);
  await request.limiter.take('matchByAccount', keyOf ?? id);
  const { text, to } = request.body;
  return match(request, reply, { text }, to);
};

export const getOfferedGoods: Handler<'getOfferedGoods'> = async (request) => {
  requireAccount(request);
  const landed = await landedOf(request.db, request.query, destinationSoon);
  const { product_id: id, dot_year_min = null, with_vat = false } = request.query;
  const [brief] = await selectBriefs(request.db, [id]);
  if (!brief) throw new Problem(404, 'Такого товара нет');
  const demands = conditionDemands({ dot_year_min, with_vat }, brief.product.section);
  const [goods] = await selectGoods(request.db, [{ id, demands }], landed);
  if (!goods) throw new Problem(404, 'Такого товара нет');
  return goods;
};
