import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@org/api-client/schema';
import { v7 as uuidv7 } from 'uuid';
import type { ListExpectation, Question } from './expected.ts';
import type { createAccount, Server } from './list-server.ts';
import { selectOnSale, selectRefused } from './on-sale.ts';
import type { ImportOutcome } from './score-list.ts';

type Import = components['schemas']['Import'];
type Account = Awaited<ReturnType<typeof createAccount>>;

/** Creates a company with its own city, for which `user` acts. */
export async function createCompany({ db }: Server, user: Account): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into city (id, name, region, time_zone) values (1, 'Самара', 'Самарская область', 'Europe/Samara') on conflict do nothing`,
  );
  await db.query(
    `insert into company (id, name, city_id, vat_rate) values ($1, 'Колесница', 1, 22)`,
    [id],
  );
  await db.query('insert into company_member (company_id, account_id) values ($1, $2)', [
    id,
    user.id,
  ]);
  return id;
}

const ASKED = {
  price: 'bulk_price',
  quantity: 'quantity',
  currency: 'currency',
  brand: 'brand',
  model: 'model',
  columns: null,
  unread: null,
  hidden: null,
};

/** Says of what is asked that it is not needed or not in the list, and that what is hidden is for sale. */
function otherAnswers({ questions }: Import): Record<string, object[]> {
  const answers = questions.flatMap(({ kind, sheet, candidates }): [string, object][] => {
    switch (kind) {
      case 'columns':
        return candidates.map(({ column }) => ['columns', { sheet, column, field: null }]);
      case 'unread':
        return [['unread', { sheet, unneeded: true }]];
      case 'hidden':
        return [['hidden', { sheet, hidden: 'read' }]];
      case 'brand':
      case 'model':
        return [['names', { sheet, nameless: kind }]];
      default:
        return [];
    }
  });
  return Object.fromEntries(
    [...Map.groupBy(answers, ([name]) => name)].map(([name, all]) => [
      name,
      all.map(([, answer]) => answer),
    ]),
  );
}

/**
 * Creates a function that loads a price list for a company as its supplier would: it previews the list, answers
 * questions and applies it.
 */
export function createLoader(server: Server, user: Account, companyId: string, directory: string) {
  const path = `/companies/${companyId}/rests/imports`;
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    rest: string,
    payload?: object | FormData,
  ) => {
    const body = payload instanceof FormData ? new Response(payload) : undefined;
    const answer = await server.app.inject({
      method,
      url: `/api${path}${rest}`,
      headers: {
        authorization: user.authorization,
        ...(body && { 'content-type': body.headers.get('content-type') ?? '' }),
      },
      ...(payload && { payload: body ? Buffer.from(await body.arrayBuffer()) : payload }),
    });
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<Import>();
  };

  const settled = async (id: string): Promise<Import> => {
    for (;;) {
      const list = await call('GET', `/${id}`);
      if (list.status !== 'reading' && list.status !== 'running') return list;
      await sleep(20);
    }
  };

  const upload = async ({ files }: ListExpectation): Promise<Import> => {
    const form = new FormData();
    for (const name of files)
      form.append('file', new Blob([await readFile(join(directory, name))]), name);
    return settled((await call('POST', '', form)).id);
  };

  /** Answers what the expected answers do not cover. */
  const answerOthers = async (list: Import): Promise<Import> => {
    const corrections = otherAnswers(list);
    if (Object.keys(corrections).length === 0) return list;
    await call('PUT', `/${list.id}/columns`, corrections);
    return settled(list.id);
  };

  /** Sets the column that the person chooses: by its number, or by its title if the format has no numbers. */
  const answer = async (list: Import, { choose }: Question): Promise<Import> => {
    const { sheet, field } = choose;
    const column =
      choose.column ??
      list.columns.find((each) => each.sheet === sheet && each.title === choose.title)?.column;
    // what is asked about stands no longer in the list
    if (column === undefined) return list;
    await call('PUT', `/${list.id}/columns`, { columns: [{ sheet, column, field }] });
    return settled(list.id);
  };

  const apply = async (list: Import): Promise<Import> => {
    if (list.status !== 'preview') return list;
    // the expected answers do not cover this question
    const [open] = list.questions.filter(({ kind }) => kind !== 'currency');
    if (open) return { ...list, error: open.message };
    const accepted_warnings = list.warnings.map(({ code }) => code);
    await call('POST', `/${list.id}/confirm`, { accepted_warnings });
    return settled(list.id);
  };

  /**
   * Checks whether the import asks about a field: by a question, by a column to be checked, or by a failure that names
   * a column.
   */
  const isAsked = ({ status, columns, error, questions }: Import, { field }: Question) =>
    questions.some(({ kind }) => ASKED[kind] === field) ||
    (status === 'failed'
      ? error?.includes('столб') === true
      : columns.some((column) => column.field === field && column.confidence === 'check'));

  return async (expected: ListExpectation): Promise<ImportOutcome & { status: string }> => {
    let list = await upload(expected);
    const asked = new Set<string>();
    for (const question of expected.ask) {
      if (isAsked(list, question)) asked.add(question.field);
      list = await answer(list, question);
    }
    list = await apply(await answerOthers(list));
    return {
      status: list.error ?? list.status,
      asked,
      onSale:
        list.status === 'done' ? await selectOnSale(server.db, { id: list.id, companyId }) : [],
      refused: await selectRefused(server.db, list.id),
    };
  };
}
