import { Avatar } from '@org/ui/avatar';
import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Note } from '@org/ui/note';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import type { Invitation } from './companies.atoms.ts';
import { dayOf, shortName } from './company-words.ts';
import { rolesText } from './role-words.ts';

export interface InvitationCardProps {
  invitation: Invitation;
  /** True if a signed-in user can accept at once. */
  isSignedIn: boolean;
  /** Where to sign in, and where to make an account; both lead back here. */
  loginHref: string;
  registrationHref: string;
  onAccept: () => Promise<unknown>;
}

/** Says who invites whom. A signed-in user accepts in one press; everybody else can sign in or register. */
export function InvitationCard(props: InvitationCardProps) {
  const { invitation, isSignedIn, loginHref, registrationHref, onAccept } = props;
  const { company, full_name, roles, expires_at } = invitation;
  const [isBusy, during] = useBusy();
  const [error, setError] = useState<string>();
  const accept = () => {
    setError(undefined);
    during(onAccept()).catch((reason: unknown) => setError(messageOf(reason)));
  };
  return (
    <EmptyState
      drawing={
        <Avatar
          name={shortName(company.name)}
          src={company.logo}
          size={88}
          shape="square"
          isDecorative
        />
      }
      title={`«${company.name}» приглашает вас`}
      actions={
        isSignedIn ? (
          <Button
            variant="primary"
            size="l"
            isPending={isBusy}
            pendingText="Принимаем"
            onPress={accept}
          >
            Принять приглашение
          </Button>
        ) : (
          <>
            <ButtonLink variant="primary" size="l" href={loginHref}>
              Войти и принять
            </ButtonLink>
            <ButtonLink size="l" href={registrationHref}>
              Создать аккаунт
            </ButtonLink>
          </>
        )
      }
    >
      <p>
        {full_name}, вы сможете{' '}
        {roles.length === 0
          ? 'вести карточку, остатки и заказы компании вместе с другими сотрудниками'
          : `работать с заказами и товарами компании. Ваша роль: ${rolesText({ owner: false, roles })}`}
        . Приглашение действует до {dayOf(expires_at)}
      </p>
      {error && <Note tone="danger">{error}</Note>}
    </EmptyState>
  );
}
