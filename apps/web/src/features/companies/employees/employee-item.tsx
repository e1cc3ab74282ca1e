import { formatPhone, guessCountry } from '@org/phone-input/core';
import { Avatar } from '@org/ui/avatar';
import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { CircleCheckIcon, MailIcon } from '@org/ui/icons';
import { useState } from 'react';
import type { Employee } from '../companies.atoms.ts';
import * as css from './employees.css.ts';
import { limitLines } from './limit-words.ts';
import { rolesText } from './role-words.ts';

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
export function EmployeeItem({
  employee,
  onInvite,
  onSetOwner,
  onChange,
  onRemove,
}: EmployeeItemProps) {
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
