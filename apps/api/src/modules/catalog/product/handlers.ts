import type { Handler } from '../../../contract/contract.ts';
import { destinationNow } from '../../../delivery/destinations.ts';
import { paged, pagingOf, windowOf } from '../../../http/paging.ts';
import { Problem } from '../../../http/problem.ts';
import { offerDemands } from '../filter/offer-conditions.ts';
import { accountOf, landedOf, loadReference, pathOf } from '../handlers-shared.ts';
import { selectState } from '../queries.ts';
import { toOffer } from './offer.ts';
import { toProduct } from './product.ts';
import { selectLeaving, selectPriceHistory, selectProduct, selectRests } from './queries.ts';

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
  const destination = landed && {
    ...landed.destination,
    leaving: await selectLeaving(db, params.product_id),
  };
  const list = await selectRests(
    db,
    params.product_id,
    offers,
    body.order_by,
    windowOf(paging),
    accountId,
    destination,
  );
  if (!list) throw noProduct();
  const data = list.rows.map((row) => toOffer(row, reference, destination));
  return { ...paged(data, list.total, paging, pathOf(request)), cities_count: list.cities };
};

export const getPriceHistory: Handler<'getPriceHistory'> = async (request) => {
  const { params } = request;
  const data = await selectPriceHistory(await request.reader(), params.product_id);
  if (!data) throw noProduct();
  return { data };
};
