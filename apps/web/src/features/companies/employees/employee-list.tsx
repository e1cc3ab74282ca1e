import { Button } from '@org/ui/button';
import { PlusIcon } from '@org/ui/icons';
import { Suspense, useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import type { Employee } from '../atoms.ts';
import type { EmployeeInput } from './employee-dialog.tsx';
import { EmployeeItem } from './employee-item.tsx';
import * as css from './employees.css.ts';
import type { RemoveDialogProps } from './remove-dialog.tsx';

const EmployeeDialog = lazyPart(
  () => load(() => import('./employee-dialog.tsx')),
  'EmployeeDialog',
);

const RemoveDialog = lazyPart(() => load(() => import('./remove-dialog.tsx')), 'RemoveDialog');

export interface EmployeeListProps
  extends Pick<RemoveDialogProps, 'companyId' | 'employees' | 'onLoadMandates' | 'onRemove'> {
  onAdd: (input: EmployeeInput) => Promise<unknown>;
  onChange: (employee: Employee, input: EmployeeInput) => Promise<unknown>;
}

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'remove'; employee: Employee };

/** The employees of a company: who has access, who is invited, who is only listed. */
export function EmployeeList({ onAdd, onChange, ...removing }: EmployeeListProps) {
  const { employees } = removing;
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <div className={css.head}>
        <p className={css.note}>
          Сотрудник с доступом делает всё то же, что и вы: ведёт карточку, остатки и заказы.
        </p>
        <Button
          variant="primary"
          icon={<PlusIcon size={16} />}
          onPress={() => setDialog({ kind: 'add' })}
        >
          Добавить сотрудника
        </Button>
      </div>
      <ul className={css.list}>
        {employees.map((employee) => (
          <EmployeeItem
            key={employee.id}
            employee={employee}
            onInvite={() => onChange(employee, { ...inputOf(employee), invite: true })}
            onChange={() => setDialog({ kind: 'change', employee })}
            onRemove={() => setDialog({ kind: 'remove', employee })}
          />
        ))}
      </ul>
      <Suspense>
        {dialog?.kind === 'add' && <EmployeeDialog onSave={onAdd} onClose={close} />}
        {dialog?.kind === 'change' && (
          <EmployeeDialog
            employee={dialog.employee}
            onSave={(input) => onChange(dialog.employee, input)}
            onClose={close}
          />
        )}
        {dialog?.kind === 'remove' && (
          <RemoveDialog {...removing} employee={dialog.employee} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

const inputOf = ({ full_name, position, phone, email }: Employee): EmployeeInput => ({
  full_name,
  position,
  phone,
  email,
  invite: false,
});
