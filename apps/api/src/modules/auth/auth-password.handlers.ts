import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../accounts/auth.ts';
import { recordOfAccount } from '../../accounts/company-log.ts';
import { knownDevice } from '../../accounts/device.ts';
import { parseLogin } from '../../accounts/login.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { hashPassword } from '../../accounts/passwords/password.ts';
import { assertPassword } from '../../accounts/passwords/password-rules.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import { endSessions, openSession } from '../../accounts/sessions.ts';
import { dropFactors, signIn } from '../../accounts/sign-in.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { networkOf } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import { deleteLinks, takeLink } from '../../links/links.ts';
import { canSend } from '../../post/post.ts';
import {
  confirmAddress,
  dropAddress,
  insertAccount,
  selectAccount,
  selectLogins,
  updatePasswordHash,
} from './auth.sql.ts';

/** Only adds a job to the queue, which takes the same time whether or not there is such an account. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (request) => {
  const { db, body, ip, limiter, jobs, config } = request;
  const asked = parseLogin(body.login);
  if (!canSend(config, asked.kind))
    throw new Problem(503, 'Восстановление по этому логину временно не работает');
  const network = networkOf(ip);
  const key = `password ${asked.address}`;
  const device = await knownDevice(db, request, asked);
  // counted for each network, so that a stranger in another one can't use up the owner's letters; a browser that the
  // account is used in is counted by itself, and is exempt from the limit for all networks together
  const sender = device ?? `${key} ${network}`;
  await limiter.take('sendByNetwork', network);
  await limiter.take('resend', sender);
  await limiter.take('sendToAddress', sender);
  if (device === undefined) await limiter.take('sendInAll', key);
  await jobs.add(db, 'password-reset', asked);
  logSecurity(request, 'password-link', 'done');
  const message =
    asked.kind === 'email'
      ? 'Если такой адрес зарегистрирован, на него придёт письмо со ссылкой'
      : 'Если такой телефон зарегистрирован, на него придёт сообщение со ссылкой';
  return { data: { message, close_page: asked.kind === 'phone' } };
};

const linkGone = () => new Problem(404, 'Ссылка устарела или уже использована. Запросите новую');

/**
 * Sets a new password for whoever reads the messages to an address. If the address is unconfirmed and the account has a
 * confirmed one, this one was only claimed: it moves from that account to a new, empty account.
 */
export const updatePassword: Handler<'updatePassword'> = async (request, reply) => {
  const { db, body, params, ip, limiter, jobs } = request;
  await limiter.take('followByNetwork', networkOf(ip));
  const asked = parseLogin(body.login);
  await assertPassword(body.password, [asked.address]);
  const passwordHash = await hashPassword(body.password);
  const { accountId, session } = await db.transaction(async (tx) => {
    const link = await takeLink(tx, params.token);
    if (link?.purpose !== 'password') throw linkGone();
    if (link.address !== asked.address)
      throw invalid({ login: ['Ссылка отправлена на другой адрес'] });
    const account = await selectAccount(tx, asked);
    if (account?.id !== link.accountId) throw linkGone();
    const id = account.opens ? account.id : uuidv7();
    await endSessions(tx, account.id);
    await deleteLinks(tx, account.id);
    if (account.opens) {
      await updatePasswordHash(tx, id, passwordHash);
      await confirmAddress(tx, id, asked);
      // the other address may be anybody's as long as it is not confirmed
      await dropAddress(tx, id, asked.kind === 'email' ? 'phone' : 'email');
      if (!account.isVerified) await dropFactors(tx, id);
    } else {
      await dropAddress(tx, account.id, asked.kind);
      await addNotice(tx, jobs, account.id, { kind: 'address-lost', detail: asked.address });
      await insertAccount(tx, { id, login: asked, passwordHash });
      await confirmAddress(tx, id, asked);
    }
    await addNotice(tx, jobs, id, { kind: 'password' });
    await recordOfAccount(tx, { account: { id }, ip }, 'account-password');
    return { accountId: id, session: await signIn(request, reply, tx, id) };
  });
  logSecurity(request, 'password-reset', 'done', accountId);
  return session;
};

export const changePassword: Handler<'changePassword'> = async (request, reply) => {
  const { db, body, jobs } = request;
  const { id } = requireAccount(request);
  await assertPassword(body.password, await selectLogins(db, id));
  await confirmPassword(request, body.current_password);
  const passwordHash = await hashPassword(body.password);
  const session = await db.transaction(async (tx) => {
    await updatePasswordHash(tx, id, passwordHash);
    await endSessions(tx, id);
    await deleteLinks(tx, id);
    await addNotice(tx, jobs, id, { kind: 'password' });
    await recordOfAccount(tx, { account: { id }, ip: request.ip }, 'account-password');
    return openSession(request, reply, tx, id);
  });
  logSecurity(request, 'password-change', 'done');
  return session;
};
