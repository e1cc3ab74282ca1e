import type { FastifyRequest } from 'fastify';
import { type ApprovalRow, type Decision, updateState } from './approvals.sql.ts';

type Request = Pick<FastifyRequest, 'db' | 'jobs'>;

/** Ends the waiting, and has whoever asked told. Where no orders come of it, the caller gives the stock back. */
export async function decide(
  tx: Request['db'],
  jobs: Request['jobs'],
  { id }: Pick<ApprovalRow, 'id'>,
  decision: Decision,
) {
  await updateState(tx, id, decision);
  await jobs.add(tx, 'approval-news', { approval: id, state: decision.state });
}
