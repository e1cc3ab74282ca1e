import type { EmailConfirmation, PhoneConfirmation, User } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../auth.ts';
import { networkOf, plainAddress } from '../../client-address.ts';
import type { Handler } from '../../contract.ts';
import { addLink, deleteLinks, takeLink } from '../../links/links.ts';
import { type Login, parseLogin } from '../../login.ts';
import { canSend } from '../../post/post.ts';
import { invalid, Problem } from '../../problem.ts';
import {
  holdAvatar,
  insertConsent,
  isTaken,
  selectAddress,
  selectConsents,
  selectUser,
  updateAddress,
  updateAvatar,
  updateFullName,
} from './queries.ts';

type UserRequest = Pick<FastifyRequest, 'db' | 'account'>;

async function profile({ db, account }: UserRequest): Promise<User> {
  const user = await selectUser(db, requireAccount({ account }).id);
  // deleted a moment ago, and its sessions with it
  if (!user) throw new Problem(401);
  return user;
}

export const getUser: Handler<'getUser'> = profile;

export const updateUser: Handler<'updateUser'> = async (request) => {
  const fullName = request.body.full_name?.trim();
  if (fullName === '') throw invalid({ full_name: ['Заполните поле'] });
  await updateFullName(request.db, requireAccount(request).id, fullName ?? null);
  return profile(request);
};

export const setAvatar: Handler<'setAvatar'> = async (request) => {
  const { id } = requireAccount(request);
  const { avatar } = request.body;
  await request.db.transaction(async (tx) => {
    if (!(await holdAvatar(tx, id, avatar)))
      throw invalid({ avatar: ['Загрузите фотографию ещё раз'] });
    await updateAvatar(tx, id, `/api/files/${avatar}`);
  });
  return profile(request);
};

export const deleteAvatar: Handler<'deleteAvatar'> = async (request) => {
  await updateAvatar(request.db, requireAccount(request).id, null);
  return profile(request);
};

export const listConsents: Handler<'listConsents'> = async (request) => ({
  data: await selectConsents(request.db, requireAccount(request).id),
});

export const setConsent: Handler<'setConsent'> = (request) =>
  insertConsent(request.db, {
    ...request.body,
    accountId: requireAccount(request).id,
    kind: request.params.kind,
    ip: plainAddress(request.ip),
  });

const RESEND_S = 60;

/** Sends a link that confirms an address of the user's own. */
async function confirm(
  request: UserRequest & Pick<FastifyRequest, 'limiter' | 'jobs' | 'config' | 'ip'>,
  { kind, address }: Login,
) {
  const { db, limiter, jobs, config, ip } = request;
  const accountId = requireAccount(request).id;
  if (!canSend(config, kind))
    throw new Problem(
      503,
      kind === 'email' ? 'Письма временно не отправляются' : 'Сообщения временно не отправляются',
    );
  await limiter.take('sendByNetwork', networkOf(ip));
  await limiter.take('sendToAddress', `${kind} ${address}`);
  await limiter.take('resend', `${kind} ${address}`);
  const { sentAt, expiresAt } = await db.transaction((tx) =>
    addLink(tx, jobs, { purpose: kind, accountId, address }),
  );
  return {
    sent_at: sentAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(sentAt.getTime() + RESEND_S * 1000).toISOString(),
  };
}

export const verifyEmail: Handler<'verifyEmail'> = async (request): Promise<EmailConfirmation> => {
  const email = request.body.email.toLowerCase();
  const own = await selectAddress(request.db, requireAccount(request).id, 'email');
  if (own?.address !== email) throw invalid({ email: ['Это не почта из вашего профиля'] });
  if (own.isVerified) throw new Problem(409, 'Почта уже подтверждена');
  return { email, ...(await confirm(request, { kind: 'email', address: email })) };
};

export const verifyPhone: Handler<'verifyPhone'> = async (request): Promise<PhoneConfirmation> => {
  const own = await selectAddress(request.db, requireAccount(request).id, 'phone');
  if (!own?.address) throw new Problem(409, 'Сначала укажите телефон');
  if (own.isVerified) throw new Problem(409, 'Телефон уже подтверждён');
  const phone = own.address;
  return { phone, ...(await confirm(request, { kind: 'phone', address: phone })) };
};

/** Sends a link to an address that replaces the old one once it is followed. */
async function change(request: Parameters<typeof confirm>[0], address: Login) {
  const { kind } = address;
  const { id } = requireAccount(request);
  const own = await selectAddress(request.db, id, kind);
  if (own?.address === address.address && own.isVerified)
    throw invalid({ [kind]: ['Это и есть ваш подтверждённый адрес'] });
  if (await isTaken(request.db, id, address)) throw invalid({ [kind]: ['Уже занято'] });
  return confirm(request, address);
}

export const changeEmail: Handler<'changeEmail'> = async (request) => {
  const email = request.body.email.toLowerCase();
  return { email, ...(await change(request, { kind: 'email', address: email })) };
};

export const changePhone: Handler<'changePhone'> = async (request) => {
  const { address: phone } = parseLogin(request.body.phone);
  return { phone, ...(await change(request, { kind: 'phone', address: phone })) };
};

const linkGone = (message = 'Ссылка устарела или уже использована. Запросите новую') =>
  new Problem(404, message);

export const followVerification: Handler<'followVerification'> = async (request) => {
  const { db, params, limiter, ip } = request;
  const { id } = requireAccount(request);
  await limiter.take('followByNetwork', networkOf(ip));
  await db.transaction(async (tx) => {
    const link = await takeLink(tx, params.token);
    if (!link || link.purpose === 'password' || link.accountId !== id) throw linkGone();
    const address: Login = { kind: link.purpose, address: link.address };
    if (await isTaken(tx, id, address)) throw linkGone('Этот адрес успели занять');
    await updateAddress(tx, id, address);
    await deleteLinks(tx, id, link.purpose);
  });
  return profile(request);
};
