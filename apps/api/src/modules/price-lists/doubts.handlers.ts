import type { FastifyRequest } from 'fastify';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { paged, pagingOf, windowOf } from '../../http/paging.ts';
import { Problem } from '../../http/problem.ts';
import { subjectKey } from '../../merging/doubt-id.ts';
import { canAnswer, type StoredDoubt, toDoubt } from './choices.ts';
import {
  deleteRule,
  type NewRule,
  ruleText,
  saveRule,
  selectRule,
  selectRules,
  updateRule,
} from './doubt-rules.sql.ts';
import { selectRows } from './doubtful-rows.sql.ts';
import { selectDoubts } from './doubts.sql.ts';
import { toImport } from './price-list-wire.ts';
import { rereadList, saveAnswers, selectList } from './price-lists.sql.ts';

type ListRequest = Pick<FastifyRequest, 'db' | 'account' | 'right' | 'config'> & {
  params: { id: string; import_id: string };
};

async function requireList(request: ListRequest) {
  const { id, import_id } = request.params;
  const accountId = await requireCompany(request, id);
  const list = await selectList(request.db, id, import_id);
  if (!list) throw new Problem(404);
  return { list, accountId };
}

export const listImportRows: Handler<'listImportRows'> = async (request) => {
  const { list } = await requireList(request);
  const { doubt, q } = request.query;
  const paging = pagingOf(request.query, undefined);
  const { rows, total } = await selectRows(request.db, list.id, { doubt, q, ...windowOf(paging) });
  const { config, params } = request;
  const path = `${config.publicUrl}/api/companies/${params.id}/rests/imports/${params.import_id}/rows`;
  return paged(rows, total, paging, path);
};

export const listImportDoubts: Handler<'listImportDoubts'> = async (request) => {
  const { list } = await requireList(request);
  const doubts = await selectDoubts(request.db, list.id, list.company_id);
  return { data: doubts.map(toDoubt) };
};

const LATE = 'На вопросы этой загрузки уже не ответить';

/**
 * Returns the answers of a request. Throws 422 for a doubt that the list does not have, or an answer that it does not
 * take.
 */
function answersTo(
  doubts: readonly StoredDoubt[],
  given: readonly { doubt: string; answer: NewRule['answer']; value?: string | null | undefined }[],
): NewRule[] {
  const byId = new Map(doubts.map((doubt) => [doubt.id, doubt]));
  return given.map(({ doubt: id, answer, value = null }, at) => {
    const doubt = byId.get(id);
    if (!doubt)
      throw invalid({ [`answers.${at}.doubt`]: ['Такого вопроса нет. Обновите страницу'] });
    if (!canAnswer(doubt, answer, value))
      throw invalid({ [`answers.${at}.answer`]: ['На этот вопрос так не отвечают'] });
    const { kind, subject } = doubt;
    return { kind, subject, subject_key: subjectKey(subject), answer, value };
  });
}

export const answerImportDoubts: Handler<'answerImportDoubts'> = async (request) => {
  const { list, accountId } = await requireList(request);
  const { answers } = request.body;
  const given = answersTo(await selectDoubts(request.db, list.id, list.company_id), answers);
  const reread = await request.db.transaction(async (tx) => {
    if (list.status !== 'preview') throw new Problem(409, LATE);
    const attempt = await rereadList(tx, list.id, { choices: list.choices, mode: undefined });
    if (attempt === undefined) throw new Problem(409, LATE);
    await saveAnswers(tx, list.id, given);
    for (const [at, rule] of given.entries())
      if (answers[at]?.remember !== false)
        await saveRule(tx, { companyId: list.company_id, accountId }, rule);
    await request.jobs.add(tx, 'read-price-list', { id: list.id, attempt });
    const now = await selectList(tx, list.company_id, list.id);
    if (!now) throw new Problem(404);
    return toImport(now);
  });
  return reread;
};

export const listImportRules: Handler<'listImportRules'> = async (request) => {
  await requireCompany(request, request.params.id);
  return { data: await selectRules(request.db, request.params.id) };
};

export const updateImportRule: Handler<'updateImportRule'> = async (request) => {
  const { id, rule_id } = request.params;
  const { answer, value = null } = request.body;
  await requireCompany(request, id);
  const rule = await selectRule(request.db, id, rule_id);
  if (!rule) throw new Problem(404);
  if (!canAnswer(rule, answer, value))
    throw invalid({ answer: ['На этот вопрос так не отвечают'] });
  await updateRule(request.db, { companyId: id, id: rule_id }, { answer, value });
  return { ...rule, answer, value, text: ruleText({ ...rule, answer, value }) };
};

export const deleteImportRule: Handler<'deleteImportRule'> = async (request) => {
  const { id, rule_id } = request.params;
  await requireCompany(request, id);
  if (!(await deleteRule(request.db, id, rule_id))) throw new Problem(404);
};
