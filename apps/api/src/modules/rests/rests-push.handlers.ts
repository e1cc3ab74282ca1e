import type { PushedRow } from '@org/api-client/schema';
import { requireCompany } from '../../accounts/membership.ts';
import type { Handler } from '../../contract/contract.ts';
import { readOrigin } from './origin.ts';
import { type GivenRow, pushRests as push } from './rests-push.sql.ts';

const REASONS = {
  unknown_code: 'В остатках нет такого кода',
  several_rows: 'Код есть в нескольких строках: укажите склад, год или состояние',
  repeated: 'Ниже в этом же вызове есть та же строка',
} as const;

/** Returns a key for what a row is about: of several rows with the same key the last one counts. */
const subjectOf = ({ code, warehouse_id, dot_year, condition }: Omit<PushedRow, 'origin'>) =>
  JSON.stringify([code.trim(), warehouse_id, dot_year, condition]);

export const pushRests: Handler<'pushRests'> = async (request) => {
  const { db, params, body } = request;
  await requireCompany(request, params.id);
  const unread = new Map<number, string>();
  const rows = body.rows.flatMap(({ origin, ...one }, row): GivenRow[] => {
    if (origin === undefined) return [{ ...one, row }];
    const read = readOrigin(origin ?? { country: null, customs_declaration: null });
    if (!('problem' in read)) return [{ ...one, row, origin: read }];
    unread.set(row, read.problem);
    return [];
  });
  const last = new Map(rows.map((one) => [subjectOf(one), one.row]));
  const isLast = (one: GivenRow) => last.get(subjectOf(one)) === one.row;
  const { updated, unchanged, unknown, several } = await push(db, params.id, rows.filter(isLast));
  const refuse =
    (reason: keyof typeof REASONS | 'unread_origin', message = '') =>
    (row: number) => ({ row, code: body.rows[row]?.code ?? '', reason, message });
  const repeated = rows.filter((one) => !isLast(one)).map(({ row }) => row);
  const refused = [
    ...unknown.map(refuse('unknown_code', REASONS.unknown_code)),
    ...several.map(refuse('several_rows', REASONS.several_rows)),
    ...repeated.map(refuse('repeated', REASONS.repeated)),
    ...[...unread].map(([row, problem]) => refuse('unread_origin', problem)(row)),
  ];
  return { updated, unchanged, refused: refused.sort((a, b) => a.row - b.row) };
};
