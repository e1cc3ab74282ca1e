import type { ProductFacts } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import * as queries from './facts.sql.ts';
import { storedOf, toFacts, votedIn } from './product-facts.ts';

type Db = FastifyRequest['db'];

async function factsOf(
  db: Db,
  productId: string,
  accountId: string | undefined,
): Promise<ProductFacts> {
  const product = await queries.selectHeld(db, productId);
  if (!product) throw new Problem(404, 'Такого товара нет');
  const names = votedIn(product.section);
  const [votes, words, companies] = await Promise.all([
    queries.selectVotes(db, productId, accountId),
    queries.selectWords(db, names),
    queries.selectProductSuppliers(db, productId, accountId),
  ]);
  return { facts: toFacts(names, product.held, votes, words), companies };
}

export const listProductFacts: Handler<'listProductFacts'> = ({ db, params, account }) =>
  factsOf(db, params.product_id, account?.id);

export const correctProductFacts: Handler<'correctProductFacts'> = async (request) => {
  const { db, params, body } = request;
  const { id: companyId, product_id: productId } = params;
  const accountId = await requireCompany(request, companyId);
  const product = await queries.selectHeld(db, productId);
  if (!product) throw new Problem(404, 'Такого товара нет');
  const names = votedIn(product.section);
  const words = await queries.selectWords(db, names);
  const corrections = body.facts.map(({ attribute, value }, at) => {
    const name = names.find((each) => each === attribute);
    if (!name) throw invalid({ [`facts.${at}.attribute`]: ['У товара нет такой характеристики'] });
    const stored = value === null ? null : storedOf(name, value, words);
    if (stored === undefined)
      throw invalid({ [`facts.${at}.value`]: ['Выберите значение из списка'] });
    return { attribute: name, value: stored };
  });
  await db.transaction(async (tx) => {
    const sellers = await queries.selectProductSuppliers(tx, productId, accountId);
    if (!sellers.some(({ id }) => id === companyId))
      throw new Problem(404, 'Характеристики исправляет тот, кто продаёт товар');
    await queries.saveCorrections(tx, { companyId, accountId, productId }, corrections);
  });
  return factsOf(db, productId, accountId);
};
