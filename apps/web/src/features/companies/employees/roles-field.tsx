import { MANDATE_RIGHTS, ROLE_NAMES, ROLES, rightsOf } from '@org/trade/roles';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { Note } from '@org/ui/note';
import { useEffect, useState } from 'react';
import type { Employee, Mandate } from '../companies.atoms.ts';
import * as css from './employees.css.ts';
import { mandateKey, titleOf } from './mandate-words.ts';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import { type Role, roleNote } from './role-words.ts';

interface RolesFieldProps {
  value: readonly Role[];
  onChange: (roles: readonly Role[]) => void;
  /** Whoever has them already; absent for somebody without access. */
  employee: Employee | undefined;
  onLoadMandates: RemoveDialogProps['onLoadMandates'] | undefined;
}

/** The roles of an employee. Says what stops with the rights that the employee loses. */
export function RolesField({ value, onChange, employee, onLoadMandates }: RolesFieldProps) {
  const [mandates, setMandates] = useState<readonly Mandate[]>([]);
  useEffect(() => {
    // without the list the server stops the same
    if (employee) onLoadMandates?.(employee).then(setMandates, () => undefined);
  }, [employee, onLoadMandates]);
  const rights = rightsOf(value);
  const stopping = mandates.filter(
    ({ kind, acts }) => acts && !rights.includes(MANDATE_RIGHTS[kind]),
  );
  return (
    <div className={css.roles}>
      <CheckboxGroup
        name="roles"
        label="Роли"
        hint={
          value.length === 0 ? 'Не отмечено ничего: может всё, кроме решений владельца' : undefined
        }
        value={[...value]}
        onChange={(next) => onChange(ROLES.filter((role) => next.includes(role)))}
      >
        {ROLES.map((role) => (
          <Checkbox key={role} value={role} hint={roleNote(role)}>
            {ROLE_NAMES[role]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {stopping.length > 0 && (
        <Note title="Сразу остановится">
          то, что действует от имени сотрудника. Потом это можно взять на себя:
          <ul>
            {stopping.map((mandate) => (
              <li key={mandateKey(mandate)}>{titleOf(mandate)}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
