import { formatPhone, guessCountry } from '@org/phone-input/core';
import { Avatar } from '@org/ui/avatar';
import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { CircleCheckIcon, MailIcon, PlusIcon } from '@org/ui/icons';
import { Suspense, useState } from 'react';
import { load } from '../../../shared/api/load.ts';
import { AsyncConfirmDialog } from '../../../shared/page/async-confirm-dialog.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import * as ruled from '../../../shared/page/ruled-list.css.ts';
import type { Employee } from '../companies.atoms.ts';
import { rolesText } from '../role-words.ts';
import type { EmployeeInput } from './employee-dialog.tsx';
import * as css from './employees.css.ts';
import { limitLines } from './limit-words.ts';
import type { RemoveDialogProps } from './remove-dialog.tsx';
import { RightsTable } from './rights-table.tsx';

interface EmployeeItemProps {
  employee: Employee;
  /** Absent if the user may not. */
  onInvite?: (() => Promise<unknown>) | undefined;
  /** Makes the employee an owner, or no owner; absent if the user may not. */
  onSetOwner?: (() => void) | undefined;
  /** Absent if the user may not. */
  onChange?: (() => void) | undefined;
  /** Absent if the user may not. */
  onRemove?: (() => void) | undefined;
}

/** One employee: the access, the contacts, and the actions on it. */
function EmployeeItem({ employee, onInvite, onSetOwner, onChange, onRemove }: EmployeeItemProps) {
  const { full_name, position, phone, email, account, owner, roles, limit, me } = employee;
  const [isSending, setSending] = useState(false);
  const inviteText = account === 'invited' ? 'Пригласить ещё раз' : 'Пригласить';
  const invite = async () => {
    setSending(true);
    await onInvite?.().finally(() => setSending(false));
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
        <div className={css.contacts}>
          {phone && <span>{formatPhone(phone, guessCountry(phone))}</span>}
          {email && <span>{email}</span>}
        </div>
      </div>
      <div className={css.role}>
        {(account !== 'none' || roles.length > 0) && rolesText(employee)}
        {limit &&
          limitLines(limit).map(({ text, isOver }) => (
            <div key={text} className={isOver ? css.over : css.note}>
              {text}
            </div>
          ))}
      </div>
      <div className={css.actions}>
        {onInvite && account !== 'active' && email && (
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
        {onSetOwner && (
          <Button
            variant="ghost"
            size="s"
            aria-label={`${owner ? 'Снять владельца' : 'Сделать владельцем'}: ${full_name}`}
            onPress={onSetOwner}
          >
            {owner ? 'Снять владельца' : 'Сделать владельцем'}
          </Button>
        )}
        {onChange && (
          <Button variant="ghost" size="s" aria-label={`Изменить: ${full_name}`} onPress={onChange}>
            Изменить
          </Button>
        )}
        {onRemove && (
          <Button
            variant="danger-ghost"
            size="s"
            aria-label={`Убрать: ${full_name}`}
            onPress={onRemove}
          >
            Убрать
          </Button>
        )}
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

const EmployeeDialog = lazyPart(
  () => load(() => import('./employee-dialog.tsx')),
  'EmployeeDialog',
);

const RemoveDialog = lazyPart(() => load(() => import('./remove-dialog.tsx')), 'RemoveDialog');

interface EmployeeListProps
  extends Pick<RemoveDialogProps, 'companyId' | 'employees' | 'onLoadMandates' | 'onRemove'> {
  /** Whether the user may add, change and remove employees. */
  canManage: boolean;
  onAdd: (input: EmployeeInput) => Promise<unknown>;
  onChange: (employee: Employee, input: EmployeeInput) => Promise<unknown>;
  /** Makes an employee an owner, or no owner; absent if the user may not. */
  onSetOwner?: ((employee: Employee, owner: boolean) => Promise<unknown>) | undefined;
}

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'remove' | 'owner'; employee: Employee };

/** The employees of a company: who has access, who is invited, who is only listed. */
export function EmployeeList(props: EmployeeListProps) {
  const { canManage, onAdd, onChange, onSetOwner, ...removing } = props;
  const { employees, onLoadMandates } = removing;
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <div className={ruled.head}>
        <p className={css.note}>
          {employees.length === 1
            ? 'Вы одни: роли понадобятся, когда появятся сотрудники.'
            : 'Роль решает, что можно менять. Видят всё все, кто работает с компанией.'}
          {!canManage && ' Сотрудников добавляет и убирает владелец.'}
        </p>
        {canManage && (
          <Button
            variant="primary"
            icon={<PlusIcon size={16} />}
            onPress={() => setDialog({ kind: 'add' })}
          >
            Добавить сотрудника
          </Button>
        )}
      </div>
      <ul className={ruled.list}>
        {employees.map((employee) => (
          <EmployeeItem
            key={employee.id}
            employee={employee}
            onInvite={
              canManage
                ? () => onChange(employee, { ...inputOf(employee), invite: true })
                : undefined
            }
            onSetOwner={
              onSetOwner && employee.account === 'active'
                ? () => setDialog({ kind: 'owner', employee })
                : undefined
            }
            onChange={canManage ? () => setDialog({ kind: 'change', employee }) : undefined}
            onRemove={
              // everybody may leave
              canManage || employee.me ? () => setDialog({ kind: 'remove', employee }) : undefined
            }
          />
        ))}
      </ul>
      {employees.length > 1 && <RightsTable />}
      <Suspense>
        {dialog?.kind === 'add' && (
          <EmployeeDialog
            onSave={onAdd}
            onClose={close}
            canSetRoles
            canSetLimit={onSetOwner !== undefined}
            colleagues={employees}
          />
        )}
        {dialog?.kind === 'change' && (
          <EmployeeDialog
            employee={dialog.employee}
            // as for owners, only owners do it
            canSetRoles={onSetOwner !== undefined && !dialog.employee.owner}
            canSetLimit={onSetOwner !== undefined && !dialog.employee.owner}
            colleagues={employees}
            onLoadMandates={onLoadMandates}
            onSave={(input) => onChange(dialog.employee, input)}
            onClose={close}
          />
        )}
        {dialog?.kind === 'remove' && (
          <RemoveDialog {...removing} employee={dialog.employee} onClose={close} />
        )}
      </Suspense>
      {dialog?.kind === 'owner' && onSetOwner && (
        <OwnerDialog employee={dialog.employee} onSetOwner={onSetOwner} onClose={close} />
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

interface OwnerDialogProps {
  employee: Employee;
  onSetOwner: (employee: Employee, owner: boolean) => Promise<unknown>;
  onClose: () => void;
}

function OwnerDialog({ employee, onSetOwner, onClose }: OwnerDialogProps) {
  const { full_name, owner } = employee;
  return (
    <AsyncConfirmDialog
      onClose={onClose}
      title={owner ? `${full_name} больше не владелец?` : `Сделать владельцем: ${full_name}?`}
      confirmLabel={owner ? 'Снять владельца' : 'Сделать владельцем'}
      cancelLabel="Оставить как есть"
      pendingText="Сохраняем"
      isDestructive={owner}
      onConfirm={() => onSetOwner(employee, !owner)}
    >
      {owner
        ? 'Доступ к остаткам и заказам останется. Менять реквизиты, банк и владельцев и удалять компанию станет нельзя.'
        : 'Владелец меняет реквизиты и банк, назначает и снимает владельцев, требует второй фактор и может удалить компанию.'}
    </AsyncConfirmDialog>
  );
}
