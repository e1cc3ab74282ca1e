import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { attach } from '../../http/attachment.ts';
import { Problem } from '../../http/problem.ts';
import { PDF_TYPE } from '../../print/pdf.ts';
import { selectAgreements, upsertAgreement } from './buyer-credit.sql.ts';
import { writePaper } from './documents/paper.ts';
import { readReconciliation } from './reconciliation.sql.ts';

export const listAgreements: Handler<'listAgreements'> = async (request) => {
  await requireCompany(request, request.params.id);
  const rows = await selectAgreements(request.db, request.params.id);
  const data = rows.map(({ id, buyer, ...terms }) => ({
    buyer: { id, name: buyer.name, inn: buyer.inn ?? null, kpp: buyer.kpp ?? null },
    ...terms,
  }));
  return { data };
};

export const setAgreement: Handler<'setAgreement'> = async (request) => {
  const { id, buyer_id } = request.params;
  await requireCompany(request, id);
  if (!(await upsertAgreement(request.db, id, buyer_id, request.body)))
    throw new Problem(404, 'Эта компания у вас ещё не заказывала');
};

export const getReconciliation: Handler<'getReconciliation'> = async (request, reply) => {
  const { id } = request.params;
  const { partner, from, to } = request.query;
  await requireCompany(request, id);
  if (from > to) throw invalid({ to: ['Конец периода раньше начала'] });
  const act = await readReconciliation(request.db, { own: id, partner, from, to });
  if (!act) throw new Problem(404, 'С этой компанией нет заказов');
  attach(reply, `Акт сверки ${from} — ${to}.pdf`, PDF_TYPE);
  return Buffer.from(await writePaper(reply, 'printReconciliation', act));
};
