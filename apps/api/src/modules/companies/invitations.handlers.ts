import { requireAccount } from '../../accounts/auth.ts';
import { recordEvent } from '../../accounts/company-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { networkOf } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import { deleteInvitations, findInvitation } from '../../links/invitations.ts';
import { companyOf } from './company-shared.handlers.ts';
import { holdCompany, insertInvited, isMember } from './invitations.sql.ts';

const invitationGone = () =>
  new Problem(404, 'Приглашение устарело или уже принято. Попросите прислать новое');

export const getInvitation: Handler<'getInvitation'> = async ({ db, params, limiter, ip }) => {
  await limiter.take('followByNetwork', networkOf(ip));
  const invitation = await findInvitation(db, params.token);
  if (!invitation) throw invitationGone();
  const { company, fullName, email, roles, expiresAt } = invitation;
  return { company, full_name: fullName, email, roles, expires_at: expiresAt.toISOString() };
};

export const acceptInvitation: Handler<'acceptInvitation'> = async (request) => {
  const { params, limiter, ip } = request;
  const accountId = requireAccount(request).id;
  await limiter.take('followByNetwork', networkOf(ip));
  return request.db.transaction(async (db) => {
    const found = await findInvitation(db, params.token);
    if (!found) throw invitationGone();
    await holdCompany(db, found.company.id);
    // checked again: somebody else may have accepted it meanwhile
    const invitation = await findInvitation(db, params.token);
    if (!invitation) throw invitationGone();
    if (await isMember(db, invitation.company.id, accountId))
      throw new Problem(409, 'Вы уже сотрудник этой компании');
    await insertInvited(db, invitation.company.id, invitation.employeeId, accountId);
    await deleteInvitations(db, invitation.employeeId);
    await recordEvent(db, request, invitation.company.id, {
      event: 'employee-joined',
      detail: `${invitation.fullName}, ${invitation.email}`,
    });
    return companyOf(db, invitation.company.id, accountId);
  });
};
