import type { Employee } from '@org/api-client/schema';

/** An employee as the database gives it. */
export interface EmployeeRow extends Omit<Employee, 'account' | 'me' | 'created_at'> {
  account_id: string | null;
  is_invited: boolean;
  created_at: Date;
}

const accountState = ({ account_id, is_invited }: EmployeeRow): Employee['account'] => {
  if (account_id !== null) return 'active';
  return is_invited ? 'invited' : 'none';
};

/** An employee as the contract shows it to the viewer. */
export function toEmployee(row: EmployeeRow, viewerId: string): Employee {
  const { account_id, is_invited: _, created_at, ...employee } = row;
  return {
    ...employee,
    account: accountState(row),
    me: account_id === viewerId,
    created_at: created_at.toISOString(),
  };
}

/** How the company's log names an employee. */
export const describe = ({ full_name, email }: Pick<EmployeeRow, 'full_name' | 'email'>): string =>
  email ? `${full_name}, ${email}` : full_name;

const collator = new Intl.Collator('ru');

/** Sorts by name in Russian alphabetical order. */
export const byFullName = (rows: readonly EmployeeRow[]): EmployeeRow[] =>
  rows.toSorted((a, b) => collator.compare(a.full_name, b.full_name) || (a.id < b.id ? -1 : 1));
