import { v7 as uuidv7 } from 'uuid';
import { requireAccount } from '../../accounts/auth.ts';
import { deleteChallenges } from '../../accounts/challenges.ts';
import { knownDevice } from '../../accounts/device.ts';
import { parseLogin } from '../../accounts/login.ts';
import { hashPassword, verifyPassword } from '../../accounts/passwords/password.ts';
import { assertPassword } from '../../accounts/passwords/password-rules.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import { openSession, SESSION_HOURS } from '../../accounts/sessions.ts';
import { signIn } from '../../accounts/sign-in.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { networkOf, plainAddress } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import { deleteLinks } from '../../links/links.ts';
import {
  deleteSessionById,
  deleteSessionByToken,
  deleteSessionsBut,
  holdPassword,
  insertAccount,
  insertConsent,
  selectAccount,
  selectSessions,
} from './auth.sql.ts';

/** Says so if the login is taken, which a network is told only so often. Decision 87. */
export const register: Handler<'register'> = async (request, reply) => {
  const { db, body, ip, limiter } = request;
  const network = networkOf(ip);
  await limiter.take('registerByNetwork', network);
  const login = parseLogin(body.login);
  await assertPassword(body.password, [login.address]);
  // counted before it is known whether the login is taken, or the refusal would reveal it
  await limiter.take('takenByNetwork', network);
  const passwordHash = await hashPassword(body.password);
  const id = uuidv7();
  const session = await db.transaction(async (tx) => {
    if (!(await insertAccount(tx, { id, login, passwordHash })))
      throw invalid({ login: ['Этот логин уже занят. Войдите или восстановите пароль'] });
    for (const { kind, version } of body.consents ?? [])
      await insertConsent(tx, { accountId: id, kind, version, ip: plainAddress(ip) });
    return openSession(request, reply, tx, id);
  });
  await limiter.giveBack('takenByNetwork', network);
  logSecurity(request, 'register', 'done', id);
  return session;
};

type LoginRequest = Parameters<Handler<'login'>>[0];

/**
 * Counts a guess before it is checked, so that parallel guesses are limited like sequential ones. A browser that the
 * account is used in is counted by itself, so that nobody's guesses lock the owner out. Resolves to a function that
 * takes the count back after a right guess.
 */
async function countGuess(request: LoginRequest) {
  const { db, body, ip, limiter } = request;
  const login = parseLogin(body.login);
  const device = await knownDevice(db, request, login);
  if (device !== undefined) {
    await limiter.take('guessByDevice', device);
    return () => limiter.clear('guessByDevice', device);
  }
  const network = networkOf(ip);
  const here = `${login.address} ${network}`;
  await limiter.take('guessByLoginAndNetwork', here);
  await limiter.take('guessByNetwork', network);
  await limiter.take('guessByLogin', login.address);
  return async () => {
    await limiter.clear('guessByLoginAndNetwork', here);
    await limiter.giveBack('guessByNetwork', network);
    await limiter.giveBack('guessByLogin', login.address);
  };
}

const WRONG = 'Неверный логин или пароль';
const OTHER = { email: 'телефону', phone: 'почте' };
const UNCONFIRMED = { email: 'Эта почта не подтверждена', phone: 'Этот телефон не подтверждён' };

export const login: Handler<'login'> = async (request, reply) => {
  const { db, body } = request;
  const takeBack = await countGuess(request);
  const asked = parseLogin(body.login);
  const account = await selectAccount(db, asked);
  const isRight = await verifyPassword(body.password, account?.password_hash);
  if (!account || !isRight) {
    logSecurity(request, 'login', 'refused', account?.id);
    throw new Problem(401, WRONG);
  }
  await takeBack();
  if (!account.opens) {
    logSecurity(request, 'login', 'refused', account.id);
    throw new Problem(401, `${UNCONFIRMED[asked.kind]}: войдите по ${OTHER[asked.kind]}`);
  }
  const hours = body.remember_me ? SESSION_HOURS.remembered : SESSION_HOURS.usual;
  const session = await db.transaction(async (tx) => {
    // a new password meanwhile would end this session, if it were already there
    if (!(await holdPassword(tx, account))) throw new Problem(401, WRONG);
    // who knows the password needs no link for a new one
    await deleteLinks(tx, account.id, 'password');
    return signIn(request, reply, tx, account.id, { hours, notifiesOfDevice: true });
  });
  logSecurity(request, reply.statusCode === 202 ? 'password' : 'login', 'done', account.id);
  return session;
};

export const logout: Handler<'logout'> = async (request) => {
  await deleteSessionByToken(request.db, requireAccount(request).tokenHash);
  logSecurity(request, 'logout', 'done');
};

export const listSessions: Handler<'listSessions'> = async (request) => {
  const { id, tokenHash } = requireAccount(request);
  return { data: await selectSessions(request.db, id, tokenHash) };
};

export const deleteSession: Handler<'deleteSession'> = async (request) => {
  const { id } = requireAccount(request);
  await request.db.transaction(async (tx) => {
    if (!(await deleteSessionById(tx, id, request.params.session_id)))
      throw new Problem(404, 'Такого сеанса нет');
    // whoever used that session may have asked for the links, or be signing in again
    await deleteChallenges(tx, id);
    await deleteLinks(tx, id);
  });
  logSecurity(request, 'session-end', 'done');
};

export const deleteOtherSessions: Handler<'deleteOtherSessions'> = async (request) => {
  const { id, tokenHash } = requireAccount(request);
  await request.db.transaction(async (tx) => {
    await deleteSessionsBut(tx, id, tokenHash);
    await deleteChallenges(tx, id);
    await deleteLinks(tx, id);
  });
  logSecurity(request, 'sessions-end', 'done');
};
