import { requireOwner } from '../../accounts/membership.ts';
import { COMPANY_EVENTS } from '../../accounts/notices/company-events.ts';
import type { Handler } from '../../contract/contract.ts';
import { selectLog } from './company-log.sql.ts';

const PAGE = 100;

export const listCompanyLog: Handler<'listCompanyLog'> = async (request) => {
  const { db, params, query } = request;
  await requireOwner(request, params.id);
  // one more than is shown says whether there are more
  const rows = await selectLog(db, params.id, { before: query.before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  return {
    data: shown.map((row) => ({
      ...row,
      title: COMPANY_EVENTS[row.event],
      at: row.at.toISOString(),
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
};
