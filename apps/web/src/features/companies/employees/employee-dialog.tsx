import type { LimitBody } from '@org/api-client/schema';
import { MANDATE_RIGHTS, ROLE_NAMES, ROLES, rightsOf } from '@org/trade/roles';
import { Button } from '@org/ui/button';
import { Checkbox, CheckboxGroup } from '@org/ui/checkbox';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Stack } from '@org/ui/stack';
import { TextField } from '@org/ui/text-field';
import { useEffect, useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { PhoneField } from '../../../shared/form/phone-field.tsx';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import type { Employee, Mandate } from '../companies.atoms.ts';
import { type Role, roleNote } from '../role-words.ts';
import { approverOf, LimitField, limitOf } from './limit-field.tsx';
import { mandateKey, titleOf } from './mandate-words.ts';
import type { RemoveDialogProps } from './remove-dialog.tsx';

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
    <Stack gap={3}>
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
    </Stack>
  );
}

/** The data of an employee that the form sends. */
export interface EmployeeInput {
  full_name: string;
  position: string | null;
  phone: string | null;
  email: string | null;
  invite: boolean;
  /** Left out if they stay as they are. */
  roles?: Role[];
  /** Left out if it stays as it is. */
  limit?: LimitBody;
}

const NO_NAME = 'Укажите имя';

export interface EmployeeDialogProps {
  /** The employee to change; absent for a new one. @default none */
  employee?: Employee;
  /** Whether the user may give roles. @default false */
  canSetRoles?: boolean;
  /** Whether the user may set a limit. @default false */
  canSetLimit?: boolean;
  /** Who may be asked above the limit. @default nobody by name */
  colleagues?: readonly Employee[];
  /** Loads what acts in the employee's name; not needed for a new one. @default none */
  onLoadMandates?: RemoveDialogProps['onLoadMandates'] | undefined;
  onSave: (input: EmployeeInput) => Promise<unknown>;
  onClose: () => void;
}

/** Adds an employee, or changes one. Whoever is invited gets an e-mail. */
export function EmployeeDialog(props: EmployeeDialogProps) {
  const { employee, canSetRoles = false, canSetLimit = false, colleagues = [] } = props;
  const { onLoadMandates, onSave, onClose } = props;
  const isMember = employee?.account === 'active';
  const [isInvited, setInvited] = useState(!employee);
  const [phone, setPhone] = useState(employee?.phone ?? '');
  const [roles, setRoles] = useState<readonly Role[]>(employee?.roles ?? []);
  const [approver, setApprover] = useState(approverOf(employee?.limit));
  const [isBusy, during] = useBusy();

  const send = async (values: Values) => {
    const { full_name = '', position = '', email = '' } = values;
    await during(
      onSave({
        full_name: full_name.trim(),
        position: position.trim() || null,
        phone: phone || null,
        email: isMember ? employee.email : email.trim() || null,
        invite: isInvited && !isMember,
        ...(canSetRoles && { roles: [...roles] }),
        ...(canSetLimit && { limit: limitOf(values, approver) }),
      }),
    );
    onClose();
  };

  return (
    <Dialog
      onClose={onClose}
      title={employee ? 'Сотрудник' : 'Новый сотрудник'}
      isDismissable={false}
      isBusy={isBusy}
    >
      <Form label="Сотрудник" send={send}>
        <TextField
          name="full_name"
          label="Фамилия и имя"
          defaultValue={employee?.full_name}
          isRequired
          autoFocus
          maxLength={120}
          validate={(name) => (name !== '' && name.trim() === '' ? NO_NAME : null)}
          errorMessage={NO_NAME}
        />
        <TextField
          name="position"
          label="Должность"
          optionalText="необязательно"
          defaultValue={employee?.position ?? ''}
          maxLength={120}
        />
        <PhoneField
          name="phone"
          defaultValue={employee?.phone}
          onChange={(digits, _country, { e164 }) => setPhone(e164 ? digits : '')}
        />
        <TextField
          name="email"
          label="E-mail"
          type="email"
          defaultValue={employee?.email ?? ''}
          isReadOnly={isMember}
          hint={isMember ? 'Почту меняет сам сотрудник, в своём профиле' : undefined}
          isRequired={isInvited && !isMember}
          errorMessage="Укажите почту: на неё придёт приглашение"
          maxLength={254}
        />
        {canSetRoles && (
          <RolesField
            value={roles}
            onChange={setRoles}
            employee={isMember ? employee : undefined}
            onLoadMandates={onLoadMandates}
          />
        )}
        {canSetLimit && (
          <LimitField
            limit={employee?.limit}
            colleagues={colleagues.filter(({ id }) => id !== employee?.id)}
            approver={approver}
            onApprover={setApprover}
          />
        )}
        {!isMember && (
          <Checkbox isSelected={isInvited} onChange={setInvited}>
            Прислать приглашение: сотрудник сможет работать с компанией
          </Checkbox>
        )}
        <DialogActions>
          <Button slot="close" isDisabled={isBusy}>
            Отменить
          </Button>
          <SubmitButton pendingText="Сохраняем">
            {employee ? 'Сохранить' : 'Добавить сотрудника'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
