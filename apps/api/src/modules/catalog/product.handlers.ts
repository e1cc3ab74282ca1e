import type { Handler } from '../../contract/contract.ts';
import { destinationNow } from '../../delivery/destinations.ts';
import { paged, pagingOf, windowOf } from '../../http/paging.ts';
import { Problem } from '../../http/problem.ts';
import { STANDINGS } from '../../trade/standing.ts';
import { accountOf, pathOf } from './catalog-shared.handlers.ts';
import { landedOf, noCity } from './filter/filter-landed.ts';
import { offerDemands } from './filter/offer-conditions.ts';
import { toOffer } from './product/offer.ts';
import {
  selectGroups,
  selectLeaving,
  selectPriceHistory,
  selectProduct,
  selectRests,
} from './product/product.sql.ts';
import { toProduct } from './product/product.ts';
import { selectState } from './sql/catalog.sql.ts';
import { loadReference } from './understanding/load-reference.ts';

const noProduct = () => new Problem(404, 'Такого товара нет');

export const getProduct: Handler<'getProduct'> = async ({ db, params }) => {
  const reference = await loadReference(db, await selectState(db, 0));
  const row = await selectProduct(db, params.product_id);
  if (!row) throw noProduct();
  return toProduct(row, reference);
};

export const listProductRests: Handler<'listProductRests'> = async (request) => {
  const { db, params, body, query } = request;
  const accountId = accountOf(request, body.favorite);
  const paging = pagingOf(query, body);
  const reference = await loadReference(db, await selectState(db, 0));
  const landed = await landedOf(db, body, destinationNow);
  const offers = offerDemands(body, reference, accountId, landed);
  const { standing } = body;
  if (standing && !landed) throw noCity();
  const values = standing?.map((name) => STANDINGS.indexOf(name));
  const asked = landed && values ? [{ of: 'standing' as const, values, ...landed }] : [];
  const to = landed && { ...landed, leaving: await selectLeaving(db, params.product_id) };
  const list = await selectRests(
    db,
    params.product_id,
    [...offers, ...asked],
    body.order_by,
    windowOf(paging),
    accountId,
    to,
  );
  if (!list) throw noProduct();
  request.viewCounter.noteProduct(request.account, params.product_id);
  const data = list.rows.map((row) => toOffer(row, reference, landed?.destination));
  const groups = landed ? await selectGroups(db, params.product_id, offers, landed) : [];
  return { ...paged(data, list.total, paging, pathOf(request)), groups, cities_count: list.cities };
};

export const getPriceHistory: Handler<'getPriceHistory'> = async (request) => {
  const { params } = request;
  const data = await selectPriceHistory(await request.reader(), params.product_id);
  if (!data) throw noProduct();
  return { data };
};
