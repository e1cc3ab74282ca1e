import type { components } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import type { Answer, DoubtKind } from './goods/doubts.ts';

type Rule = components['schemas']['ImportRule'];
type RuleAnswer = Rule['answer'];

const WORDS = new Map<string | null, string>([
  ['summer', 'летняя'],
  ['winter', 'зимняя'],
  ['all_season', 'всесезонная'],
  ['true', 'с шипами'],
  ['false', 'без шипов'],
]);

/** Returns a rule in words: «КамаЕвр» — это Кама. */
export function ruleText({ kind, subject, answer, value }: Omit<NewRule, 'subject_key'>): string {
  const [column, name] = subject.split(' ≠ ');
  switch (answer) {
    case 'brand':
      return `«${subject}» — это ${value}`;
    case 'keep':
      return `«${subject}» — отдельный бренд`;
    case 'skip':
      return `«${subject}» не загружаем`;
    case 'column':
      return `В столбце «${column}», в названии «${name}»: верен столбец`;
    case 'name':
      return `В столбце «${column}», в названии «${name}»: верно название`;
    case 'no_model':
      return `${subject}: модель не указана`;
    case 'season':
    case 'studs':
      return `${subject} — ${WORDS.get(value) ?? value}`;
    case 'same':
      return `«${column}» — это «${name}»`;
    case 'different':
      return `«${column}» и «${name}» — разные товары`;
    case 'accept':
      if (kind === 'unread_cells') return `${subject}: что непонятно, загружаем без значения`;
      if (kind === 'new_model') return `${subject} — так называется модель`;
      if (kind === 'unread_words') return `«${subject}» — пояснение, не спрашиваем`;
      if (kind === 'customs_declaration') return `ГТД, «${subject}» — загружаем так`;
      if (kind === 'far_price') return `Цены намного ${subject} рынка — всё верно`;
      return `${subject}: всё верно`;
  }
}

/** The answers that the company's rules give to doubts. */
export async function selectRuleAnswers(db: Db, companyId: string): Promise<Answer[]> {
  const { rows } = await db.query<Answer>(
    'select kind, subject_key, answer, value from import_rule where company_id = $1',
    [companyId],
  );
  return rows;
}

interface RuleRow {
  id: number;
  kind: DoubtKind;
  subject: string;
  answer: RuleAnswer;
  value: string | null;
  created_by: string | null;
  created_at: Date;
}

const RULE = `r.id, r.kind, r.subject, r.answer, r.value, coalesce(a.full_name, a.email, a.phone) created_by, r.created_at
  from import_rule r left join account a on a.id = r.account_id`;

const toRule = ({ id, created_at, ...rule }: RuleRow): Rule => ({
  ...rule,
  id: String(id),
  text: ruleText(rule),
  created_at: created_at.toISOString(),
});

export async function selectRules(db: Db, companyId: string): Promise<Rule[]> {
  const { rows } = await db.query<RuleRow>(
    `select ${RULE} where r.company_id = $1 order by r.created_at desc, r.id desc`,
    [companyId],
  );
  return rows.map(toRule);
}

export async function selectRule(db: Db, companyId: string, id: string): Promise<Rule | undefined> {
  const { rows } = await db.query<RuleRow>(`select ${RULE} where r.company_id = $1 and r.id = $2`, [
    companyId,
    id,
  ]);
  return rows[0] && toRule(rows[0]);
}

export interface NewRule extends Answer {
  subject: string;
}

/** Saves an answer as a rule for the company's next lists. Replaces an earlier answer to the same subject. */
export async function saveRule(
  db: Db,
  { companyId, accountId }: { companyId: string; accountId: string },
  { kind, subject, subject_key, answer, value }: NewRule,
): Promise<void> {
  await db.query(
    `insert into import_rule (company_id, account_id, kind, subject, subject_key, answer, value) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, kind, subject_key) do update
     set answer = excluded.answer, value = excluded.value, account_id = excluded.account_id, created_at = now()`,
    [companyId, accountId, kind, subject, subject_key, answer, value],
  );
}

export async function updateRule(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  { answer, value }: { answer: RuleAnswer; value: string | null },
): Promise<void> {
  await db.query(
    'update import_rule set answer = $3, value = $4 where company_id = $1 and id = $2',
    [companyId, id, answer, value],
  );
}

/** Resolves to false if there is no such rule. */
export async function deleteRule(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rows } = await db.query(
    'delete from import_rule where company_id = $1 and id = $2 returning id',
    [companyId, id],
  );
  return rows.length > 0;
}
