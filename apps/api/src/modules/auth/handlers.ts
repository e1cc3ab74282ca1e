import { randomBytes } from 'node:crypto';
import type { Session } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../auth.ts';
import { networkOf, plainAddress } from '../../client-address.ts';
import type { Handler } from '../../contract.ts';
import { deleteLinks, takeLink } from '../../links/links.ts';
import { parseLogin } from '../../login.ts';
import { canSend } from '../../post/post.ts';
import { invalid, Problem } from '../../problem.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  deleteSessionById,
  deleteSessionByToken,
  insertAccount,
  insertConsent,
  insertSession,
  isOwnLogin,
  selectAccount,
  selectPasswordHash,
  selectSessions,
  updatePasswordHash,
} from './queries.ts';

const HOURS = { usual: 24, remembered: 30 * 24 };
const TOKEN_BYTES = 32;
/** As much of a browser's name as tells it from another. */
const USER_AGENT_LENGTH = 300;

const passwordIsLogin = () => invalid({ password: ['Пароль не должен совпадать с логином'] });

/** Whether a password is the login itself, however both are written. */
const isLogin = (password: string, address: string) =>
  [password.toLowerCase(), parseLogin(password).address].includes(address);

async function openSession(
  { db, headers }: Pick<FastifyRequest, 'db' | 'headers'>,
  accountId: string,
  hours = HOURS.usual,
): Promise<Session> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const userAgent = headers['user-agent']?.slice(0, USER_AGENT_LENGTH);
  const expiresAt = await insertSession(db, { id: uuidv7(), token, accountId, hours, userAgent });
  return { token, token_type: 'Bearer', expires_at: expiresAt.toISOString() };
}

export const register: Handler<'register'> = async ({ db, body, ip, headers, limiter }) => {
  await limiter.take('registerByNetwork', networkOf(ip));
  const accountLogin = parseLogin(body.login);
  if (isLogin(body.password, accountLogin.address)) throw passwordIsLogin();
  const passwordHash = await hashPassword(body.password);
  const accountId = uuidv7();
  return db.transaction(async (tx) => {
    if (!(await insertAccount(tx, { id: accountId, login: accountLogin, passwordHash })))
      throw invalid({ login: ['Этот логин уже занят. Войдите или восстановите пароль'] });
    for (const { kind, version } of body.consents ?? [])
      await insertConsent(tx, { accountId, kind, version, ip: plainAddress(ip) });
    return openSession({ db: tx, headers }, accountId);
  });
};

export const login: Handler<'login'> = async (request) => {
  const { db, body, ip, limiter } = request;
  const asked = parseLogin(body.login);
  // counted before the answer is known: side by side no more can be guessed than one by one
  await limiter.take('guessByLogin', asked.address);
  await limiter.take('guessByNetwork', networkOf(ip));
  const account = await selectAccount(db, asked);
  const isRight = await verifyPassword(body.password, account?.password_hash);
  if (!account || !isRight) throw new Problem(401, 'Неверный логин или пароль');
  await limiter.clear('guessByLogin', asked.address);
  await limiter.giveBack('guessByNetwork', networkOf(ip));
  return openSession(request, account.id, body.remember_me ? HOURS.remembered : HOURS.usual);
};

/** Asks the queue alone, which takes the same time whether or not there is such an account. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (request) => {
  const { db, body, ip, limiter, jobs, config } = request;
  const asked = parseLogin(body.login);
  if (!canSend(config, asked.kind))
    throw new Problem(503, 'Восстановление по этому логину временно не работает');
  await limiter.take('sendByNetwork', networkOf(ip));
  await limiter.take('sendToAddress', `password ${asked.address}`);
  await limiter.take('resend', `password ${asked.address}`);
  await jobs.add(db, 'password-reset', asked);
  const message =
    asked.kind === 'email'
      ? 'Если такой адрес зарегистрирован, на него придёт письмо со ссылкой'
      : 'Если такой телефон зарегистрирован, на него придёт сообщение со ссылкой';
  return { data: { message, close_page: asked.kind === 'phone' } };
};

export const updatePassword: Handler<'updatePassword'> = async (request) => {
  const { db, body, params, ip, headers, limiter } = request;
  await limiter.take('followByNetwork', networkOf(ip));
  const asked = parseLogin(body.login);
  if (isLogin(body.password, asked.address)) throw passwordIsLogin();
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, params.token);
    if (link?.purpose !== 'password') throw linkGone();
    if (link.address !== asked.address)
      throw invalid({ login: ['Ссылка отправлена на другой адрес'] });
    await updatePasswordHash(tx, link.accountId, passwordHash);
    await deleteLinks(tx, link.accountId);
    return openSession({ db: tx, headers }, link.accountId);
  });
};
const linkGone = () => new Problem(404, 'Ссылка устарела или уже использована. Запросите новую');

export const changePassword: Handler<'changePassword'> = async (request) => {
  const { db, body, headers, limiter } = request;
  const { id } = requireAccount(request);
  await limiter.take('guessByLogin', `account ${id}`);
  if (!(await verifyPassword(body.current_password, await selectPasswordHash(db, id))))
    throw invalid({ current_password: ['Неверный текущий пароль'] });
  await limiter.clear('guessByLogin', `account ${id}`);
  const { password } = body;
  if (await isOwnLogin(db, id, [password.toLowerCase(), parseLogin(password).address]))
    throw passwordIsLogin();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await updatePasswordHash(tx, id, passwordHash);
    await deleteLinks(tx, id);
    return openSession({ db: tx, headers }, id);
  });
};

export const logout: Handler<'logout'> = async (request) => {
  await deleteSessionByToken(request.db, requireAccount(request).tokenHash);
};

export const listSessions: Handler<'listSessions'> = async (request) => {
  const { id, tokenHash } = requireAccount(request);
  return { data: await selectSessions(request.db, id, tokenHash) };
};

export const deleteSession: Handler<'deleteSession'> = async (request) => {
  const { id } = requireAccount(request);
  if (!(await deleteSessionById(request.db, id, request.params.session_id)))
    throw new Problem(404, 'Такого сеанса нет');
};
