import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { isKeeper } from '../../accounts/keepers.ts';
import type { Handler } from '../../contract/contract.ts';
import { paged, pagingOf, windowOf } from '../../http/paging.ts';
import { Problem } from '../../http/problem.ts';
import { decideFact, selectMarketFacts } from './market-facts.sql.ts';

/** Returns the account of a request of a keeper of the installation. Throws a 403 problem for others. */
async function requireKeeper(request: Pick<FastifyRequest, 'db' | 'account' | 'config'>) {
  const { id } = requireAccount(request);
  if (!(await isKeeper(request.db, id, request.config.keepers))) throw new Problem(403);
  return id;
}

export const listMarketFacts: Handler<'listMarketFacts'> = async (request) => {
  await requireKeeper(request);
  const { db, query, config, url } = request;
  const paging = pagingOf(query, undefined);
  const { facts, total } = await selectMarketFacts(db, {
    state: query.state,
    ...windowOf(paging),
  });
  return paged(facts, total, paging, config.publicUrl + url.split('?')[0]);
};

export const decideMarketFact: Handler<'decideMarketFact'> = async (request) => {
  const account = await requireKeeper(request);
  const { params, body } = request;
  const fact = await request.db.transaction((tx) =>
    decideFact(tx, Number(params.fact_id), body.state, account),
  );
  if (!fact) throw new Problem(404);
  return fact;
};
