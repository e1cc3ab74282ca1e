import type { BankChange } from '@org/api-client/schema';
import type { CompanyColumns } from './company-fields.ts';

export type BankColumns = Pick<
  CompanyColumns,
  'bank_bic' | 'bank_account' | 'bank_correspondent_account' | 'bank_name'
>;

/** Bank details that wait for their day. */
export interface BankChangeRow extends BankColumns {
  by: string;
  created_at: Date;
  due_at: Date;
}

export const BANK_COLUMNS = [
  'bank_bic',
  'bank_account',
  'bank_correspondent_account',
  'bank_name',
] as const;

/** The numbers that buyers see in their invoices besides the bank. */
const REQUISITES = ['name', 'legal_form', 'inn', 'kpp', 'ogrn', 'vat_rate'] as const;

const bankOf = (columns: BankColumns): BankChange['bank'] => ({
  bic: columns.bank_bic,
  account: columns.bank_account,
  correspondent_account: columns.bank_correspondent_account,
  name: columns.bank_name,
});

export const toBankChange = (row: BankChangeRow): BankChange => ({
  bank: bankOf(row),
  by: row.by,
  created_at: row.created_at.toISOString(),
  due_at: row.due_at.toISOString(),
});

const accountText = ({ bank_account, bank_bic }: BankColumns) =>
  bank_account || bank_bic ? `счёт ${bank_account ?? '—'}, БИК ${bank_bic ?? '—'}` : 'нет';

/** How the company's log names a change of bank details. */
export const describeBank = (from: BankColumns, to: BankColumns) =>
  `Было: ${accountText(from)}. Станет: ${accountText(to)}.`;

/** Splits changes of a company into those of its bank, and others. Values that stay as they are, are no changes. */
export function splitChanges(current: CompanyColumns, changes: Partial<CompanyColumns>) {
  const changed = Object.entries(changes).filter(
    ([name, value]) => current[name as keyof CompanyColumns] !== value,
  );
  const isBank = ([name]: [string, unknown]) => (BANK_COLUMNS as readonly string[]).includes(name);
  return {
    bank: Object.fromEntries(changed.filter(isBank)) as Partial<BankColumns>,
    others: Object.fromEntries(
      changed.filter((entry) => !isBank(entry)),
    ) as Partial<CompanyColumns>,
    requisites: changed.flatMap(([name]) =>
      (REQUISITES as readonly string[]).includes(name) ? [name as (typeof REQUISITES)[number]] : [],
    ),
  };
}

const REQUISITE_NAMES: Record<(typeof REQUISITES)[number], string> = {
  name: 'название',
  legal_form: 'форма',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН',
  vat_rate: 'НДС',
};

/** How the company's log names a change of requisites. */
export const describeRequisites = (
  current: CompanyColumns,
  changes: Partial<CompanyColumns>,
  names: readonly (typeof REQUISITES)[number][],
) =>
  names
    .map((name) => `${REQUISITE_NAMES[name]}: ${current[name] ?? '—'} → ${changes[name] ?? '—'}`)
    .join('; ');
