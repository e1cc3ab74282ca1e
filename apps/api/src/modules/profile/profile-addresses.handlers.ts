import { addSeconds } from 'date-fns/addSeconds';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { recordOfAccount } from '../../accounts/company-log.ts';
import { type Login, parseLogin } from '../../accounts/login.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { networkOf } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import { addLink, deleteLinks, takeLink } from '../../links/links.ts';
import { canSend } from '../../post/post.ts';
import {
  isAddressInUse,
  releaseAddress,
  selectAddress,
  selectUser,
  updateAddress,
} from './profile.sql.ts';

type AddressRequest = Pick<
  FastifyRequest,
  'db' | 'account' | 'limiter' | 'jobs' | 'config' | 'ip' | 'log'
>;
const RESEND_S = 60;

/** Counts a link to be sent to an address. Throws if it can't be sent now, or too many were. */
async function countLink(request: AddressRequest, { kind, address }: Login) {
  const { limiter, config, ip } = request;
  if (!canSend(config, kind))
    throw new Problem(
      503,
      kind === 'email' ? 'Письма временно не отправляются' : 'Сообщения временно не отправляются',
    );
  const sender = `${kind} ${address} ${requireAccount(request).id}`;
  await limiter.take('sendByNetwork', networkOf(ip));
  await limiter.take('resend', sender);
  await limiter.take('sendToAddress', sender);
  await limiter.take('sendInAll', `${kind} ${address}`);
}

/** Sends a link that confirms an address. */
async function sendConfirmation({ db, account, jobs }: AddressRequest, { kind, address }: Login) {
  const accountId = requireAccount({ account }).id;
  const { sentAt, expiresAt } = await db.transaction((tx) =>
    addLink(tx, jobs, { purpose: kind, accountId, address }),
  );
  return {
    sent_at: sentAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    resend_at: addSeconds(sentAt, RESEND_S).toISOString(),
  };
}

async function confirm(request: AddressRequest, login: Login) {
  await countLink(request, login);
  return sendConfirmation(request, login);
}

async function userOf({ db, account, config }: AddressRequest) {
  const user = await selectUser(db, requireAccount({ account }).id, config.keepers);
  if (!user) throw new Problem(401);
  return user;
}

export const verifyEmail: Handler<'verifyEmail'> = async (request) => {
  const email = request.body.email.toLowerCase();
  const user = await userOf(request);
  // an address that waits for its confirmation: the password was asked for when it was given
  if (email !== user.pending_email) {
    if (email !== user.email) throw invalid({ email: ['Это не почта из вашего профиля'] });
    if (user.email_verified_at) throw new Problem(409, 'Почта уже подтверждена');
  }
  return { email, ...(await confirm(request, { kind: 'email', address: email })) };
};

export const verifyPhone: Handler<'verifyPhone'> = async (request) => {
  const { phone: ownPhone, phone_verified_at, pending_phone } = await userOf(request);
  const phone = pending_phone ?? (phone_verified_at === null ? ownPhone : null);
  if (phone === null)
    throw new Problem(
      409,
      ownPhone === null ? 'Сначала укажите телефон' : 'Телефон уже подтверждён',
    );
  return { phone, ...(await confirm(request, { kind: 'phone', address: phone })) };
};

/**
 * Sends a link to a new address; following the link replaces the old address. If another account has the address, only
 * its owner, who gets the link, learns so.
 */
async function change(request: AddressRequest, address: Login, password: string) {
  const { kind } = address;
  await confirmPassword(request, password);
  const ownAddress = await selectAddress(request.db, requireAccount(request).id, kind);
  if (ownAddress?.address === address.address && ownAddress.isVerified)
    throw invalid({ [kind]: ['Это и есть ваш подтверждённый адрес'] });
  return confirm(request, address);
}

export const changeEmail: Handler<'changeEmail'> = async (request) => {
  const { email, current_password } = request.body;
  const address = email.toLowerCase();
  return {
    email: address,
    ...(await change(request, { kind: 'email', address }, current_password)),
  };
};

export const changePhone: Handler<'changePhone'> = async (request) => {
  const { phone, current_password } = request.body;
  const { address } = parseLogin(phone);
  return {
    phone: address,
    ...(await change(request, { kind: 'phone', address }, current_password)),
  };
};

/** Forgets a new address that waits for its confirmation; the link to the one that the account has stays. */
async function withdraw(request: AddressRequest, kind: Login['kind']) {
  const user = await userOf(request);
  if (user[`pending_${kind}`] === null) return user;
  await deleteLinks(request.db, user.id, kind);
  return userOf(request);
}

export const withdrawEmail: Handler<'withdrawEmail'> = (request) => withdraw(request, 'email');
export const withdrawPhone: Handler<'withdrawPhone'> = (request) => withdraw(request, 'phone');

const linkGone = (message = 'Ссылка устарела или уже использована. Запросите новую') =>
  new Problem(404, message);

export const followVerification: Handler<'followVerification'> = async (request) => {
  const { db, params, limiter, ip, jobs } = request;
  const { id } = requireAccount(request);
  await limiter.take('followByNetwork', networkOf(ip));
  const user = await db.transaction(async (tx) => {
    const link = await takeLink(tx, params.token);
    if (!link || link.purpose === 'password' || link.accountId !== id) throw linkGone();
    const address: Login = { kind: link.purpose, address: link.address };
    // an account that claimed the address and never confirmed it loses it: it has another one to sign in with
    await releaseAddress(tx, id, address);
    if (await isAddressInUse(tx, id, address))
      throw linkGone('На этот адрес есть другой аккаунт. Войдите в него или восстановите пароль');
    const before = await selectAddress(tx, id, link.purpose);
    await updateAddress(tx, id, address);
    await deleteLinks(tx, id);
    await recordOfAccount(tx, request, 'account-address');
    if (before?.address !== link.address)
      await addNotice(tx, jobs, id, {
        kind: link.purpose,
        detail: link.address,
        also: before?.isVerified ? before.address : null,
      });
    return selectUser(tx, id, request.config.keepers);
  });
  if (!user) throw new Problem(401);
  logSecurity(request, 'address-confirm', 'done');
  return user;
};
