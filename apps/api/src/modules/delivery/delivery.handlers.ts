import type { DeliveryTerms } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { selectZones } from '../../delivery/delivery-warehouses.ts';
import { Problem } from '../../http/problem.ts';
import * as queries from './delivery.sql.ts';
import { assertZones } from './zones.ts';

type Db = FastifyRequest['db'];

async function termsOf(db: Db, companyId: string): Promise<DeliveryTerms> {
  return {
    revision: await queries.selectRevision(db, companyId),
    zones: (await selectZones(db, [companyId])).get(companyId) ?? [],
    warehouses: await queries.selectPlaces(db, companyId),
    cities: await queries.selectCities(db),
    goods: await queries.selectGoods(db, companyId),
  };
}

export const getDeliveryTerms: Handler<'getDeliveryTerms'> = async (request) => {
  await requireCompany(request, request.params.id);
  return termsOf(request.db, request.params.id);
};

export const setDeliveryTerms: Handler<'setDeliveryTerms'> = (request) =>
  request.db.transaction(async (db) => {
    const { id } = request.params;
    const { revision, zones } = request.body;
    await requireCompany(request, id, { db });
    if ((await queries.selectRevision(db, id, true)) !== revision)
      throw new Problem(409, 'Условия уже изменил кто-то другой. Обновите страницу');
    const [warehouses, cities] = [
      await queries.selectPlaces(db, id),
      await queries.selectCities(db),
    ];
    assertZones(zones, { warehouses, cities });
    await queries.replaceZones(db, id, zones);
    return termsOf(db, id);
  });
