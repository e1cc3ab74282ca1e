import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { acceptInvitation, invitationAtom } from '../../features/companies/companies.atoms.ts';
import { InvitationCard } from '../../features/companies/invitation.tsx';
import { messageOf } from '../../shared/api/api.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { toast } from '../../shared/page/messages.ts';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';
import { loginHref, registrationHref } from '../../shared/page/target.ts';
import { sessionAtom } from '../../shared/session/visitor.atoms.ts';

/** The page behind the link of an invitation, for whoever opens it. */
export function Invitation() {
  const token = useSearch(useCallback((params: URLSearchParams) => params.get('token') ?? '', []));
  const { data, error } = useAtomValue(invitationAtom(token));
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const here = useLocation();
  const navigate = useNavigate();

  const accept = async () => {
    const company = await acceptInvitation(token);
    toast.success(`Вы сотрудник компании «${company.name}»`);
    await navigate(paths.company(company.id), { replace: true });
  };

  return (
    <Page title="Приглашение">
      {data && (
        <InvitationCard
          invitation={data}
          isSignedIn={isSignedIn}
          loginHref={loginHref(here)}
          registrationHref={registrationHref(here)}
          onAccept={accept}
        />
      )}
      {!data && error && (
        <EmptyState
          title="Приглашение не открылось"
          actions={<ButtonLink href={paths.home}>На главную</ButtonLink>}
        >
          {messageOf(error)}
        </EmptyState>
      )}
      {!data && !error && <Skeleton width="100%" height={280} shape="box" />}
    </Page>
  );
}
