import { useAtomValue } from 'jotai';
import { employeesAtom, keysAtom } from '../companies.atoms.ts';
import { limitKey } from '../keys/key-calls.ts';
import { limitEmployee } from './limit-calls.ts';
import { LimitDialog } from './limit-dialog.tsx';

export interface RaiseLimitProps {
  /** Whose limit it is. */
  of: { company_id: string; employee_id: string | null; key_id: string | null };
  period: 'order' | 'day' | 'month';
  /** Kopecks that the dialog proposes. */
  to: number;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** Proposes a higher limit in the dialog that sets limits. Shows nothing until it knows the present one. */
export function RaiseLimit({ of, period, to, onSaved, onClose }: RaiseLimitProps) {
  const { company_id: company, employee_id, key_id } = of;
  const { data: employees, error } = useAtomValue(employeesAtom(company));
  const keys = useAtomValue(keysAtom(company));
  const employee = employees?.find(({ id }) => id === employee_id);
  const key = keys.data?.find(({ id }) => id === key_id);
  const failure = error ?? keys.error;
  if (failure) throw failure;
  const holder = employee ?? key;
  if (!employees || !holder?.limit) return null;
  return (
    <LimitDialog
      title={employee ? `Лимит: ${employee.full_name}` : `Лимит ключа «${key?.name}»`}
      limit={{ ...holder.limit, [`per_${period}`]: to }}
      colleagues={employees.filter(({ id }) => id !== employee_id)}
      onSave={async (limit) => {
        if (employee) await limitEmployee(company, employee, limit);
        else if (key) await limitKey(company, key, limit);
        await onSaved();
      }}
      onClose={onClose}
    />
  );
}
