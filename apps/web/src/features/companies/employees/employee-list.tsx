import { formatPhone, guessCountry } from '@org/phone-input/core';
import { Avatar } from '@org/ui/avatar';
import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { CircleCheckIcon, MailIcon, PlusIcon } from '@org/ui/icons';
import { Suspense, useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import type { Employee } from '../atoms.ts';
import type { EmployeeInput } from './employee-dialog.tsx';
import * as css from './employees.css.ts';

const EmployeeDialog = lazyPart(
  () => load(() => import('./employee-dialog.tsx')),
  'EmployeeDialog',
);

export interface EmployeeListProps {
  employees: readonly Employee[];
  onAdd: (input: EmployeeInput) => Promise<unknown>;
  onChange: (employee: Employee, input: EmployeeInput) => Promise<unknown>;
  onRemove: (employee: Employee) => Promise<unknown>;
}

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'remove'; employee: Employee };

/** The employees of a company: who has access, who is invited, who is only listed. */
export function EmployeeList({ employees, onAdd, onChange, onRemove }: EmployeeListProps) {
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
      </Suspense>
      {dialog?.kind === 'remove' && (
        <RemoveDialog employee={dialog.employee} onRemove={onRemove} onClose={close} />
      )}
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

interface EmployeeItemProps {
  employee: Employee;
  onInvite: () => Promise<unknown>;
  onChange: () => void;
  onRemove: () => void;
}

function EmployeeItem({ employee, onInvite, onChange, onRemove }: EmployeeItemProps) {
  const { full_name, position, phone, email, account, me } = employee;
  const [isSending, setSending] = useState(false);
  const inviteText = account === 'invited' ? 'Пригласить ещё раз' : 'Пригласить';
  const invite = async () => {
    setSending(true);
    await onInvite().finally(() => setSending(false));
  };
  return (
    <li className={css.item}>
      <Avatar name={full_name} size={40} isDecorative />
      <div>
        <div className={css.name}>
          {full_name}
          {me && <Badge>Это вы</Badge>}
          <AccountBadge account={account} />
        </div>
        {position && <div className={css.note}>{position}</div>}
      </div>
      <div className={css.contacts}>
        {phone && <span>{formatPhone(phone, guessCountry(phone))}</span>}
        {email && <span>{email}</span>}
      </div>
      <div className={css.actions}>
        {account !== 'active' && email && (
          <Button
            variant="ghost"
            size="s"
            icon={<MailIcon size={16} />}
            isPending={isSending}
            pendingText="Отправляем"
            aria-label={`${inviteText}: ${full_name}`}
            onPress={() => void invite().catch(() => undefined)}
          >
            {inviteText}
          </Button>
        )}
        <Button variant="ghost" size="s" aria-label={`Изменить: ${full_name}`} onPress={onChange}>
          Изменить
        </Button>
        <Button
          variant="danger-ghost"
          size="s"
          aria-label={`Убрать: ${full_name}`}
          onPress={onRemove}
        >
          Убрать
        </Button>
      </div>
    </li>
  );
}

function AccountBadge({ account }: Pick<Employee, 'account'>) {
  if (account === 'active')
    return (
      <Badge tone="ok" icon={<CircleCheckIcon size={14} />}>
        Есть доступ
      </Badge>
    );
  return account === 'invited' ? <Badge tone="warn">Приглашён</Badge> : <Badge>Без доступа</Badge>;
}

interface RemoveDialogProps extends Pick<EmployeeListProps, 'onRemove'> {
  employee: Employee;
  onClose: () => void;
}

function RemoveDialog({ employee, onRemove, onClose }: RemoveDialogProps) {
  const { full_name, account, me } = employee;
  const consequence =
    account === 'active'
      ? 'Доступ к компании пропадёт сразу. Вернуть его можно новым приглашением.'
      : 'Запись и приглашение, если оно было, пропадут.';
  return (
    <AsyncConfirmDialog
      onClose={onClose}
      title={me ? 'Покинуть компанию?' : `Убрать сотрудника «${full_name}»?`}
      confirmLabel={me ? 'Покинуть' : 'Убрать'}
      cancelLabel={me ? 'Остаться' : 'Не убирать'}
      pendingText="Убираем"
      isDestructive
      onConfirm={() => onRemove(employee)}
    >
      {consequence}
    </AsyncConfirmDialog>
  );
}
