import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../accounts/auth.ts';
import { addChallenge, deleteChallenge, findChallenge } from '../../accounts/challenges.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { creationOptions, verifyCreation } from '../../accounts/passkeys.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { deleteLinks } from '../../links/links.ts';
import { describeApp, newSecret, stepOf } from './app-codes.ts';
import * as queries from './queries.ts';
import { hashCodes, newRecoveryCodes } from './recovery-codes.ts';

type Db = FastifyRequest['db'];
type FactorRequest = Pick<FastifyRequest, 'db' | 'account' | 'limiter' | 'jobs' | 'log' | 'ip'>;
const MOST_PASSKEYS = 20;
const APP = 'приложение с кодами';

export const getSecondFactor: Handler<'getSecondFactor'> = (request) =>
  queries.selectSecondFactor(request.db, requireAccount(request).id);

/** Makes recovery codes and their hashes. This takes long, so it must be called outside of a transaction. */
async function makeCodes() {
  const codes = newRecoveryCodes();
  return { codes, hashes: await hashCodes(codes) };
}

/**
 * Tells the owner of a new factor. The first one brings recovery codes and ends all other sessions, which have not
 * shown any.
 */
async function announceFactor(
  request: FactorRequest,
  tx: Db,
  {
    isFirst,
    factor,
    codes,
    hashes,
  }: { isFirst: boolean; factor: string } & Awaited<ReturnType<typeof makeCodes>>,
) {
  const { id, tokenHash } = requireAccount(request);
  await addNotice(tx, request.jobs, id, { kind: 'factor-added', detail: factor });
  if (!isFirst) return { recovery_codes: null };
  await queries.endOtherSessions(tx, id, tokenHash);
  await deleteLinks(tx, id);
  await queries.replaceCodes(tx, id, hashes);
  return { recovery_codes: codes };
}

/** Removes a factor. With the last one the recovery codes are removed, which stand in for it. */
async function remove(
  request: FactorRequest,
  accountId: string,
  work: (tx: Db) => Promise<string | undefined>,
) {
  await request.db.transaction(async (tx) => {
    await queries.holdAccount(tx, accountId);
    const factor = await work(tx);
    if (factor === undefined) throw new Problem(404);
    if (!(await queries.hasFactor(tx, accountId))) {
      if (await queries.isDemanded(tx, accountId))
        throw new Problem(409, 'Ваша компания требует второй фактор. Сначала добавьте другой');
      await queries.deleteCodes(tx, accountId);
    }
    await deleteLinks(tx, accountId);
    await addNotice(tx, request.jobs, accountId, { kind: 'factor-removed', detail: factor });
  });
  logSecurity(request, 'factor-remove', 'done');
}

export const startApp: Handler<'startApp'> = async (request) => {
  const { db, body } = request;
  const id = await confirmPassword(request, body.current_password);
  const secret = newSecret();
  if (!(await queries.insertApp(db, id, secret)))
    throw new Problem(409, 'Приложение уже подключено. Сначала отключите его');
  return describeApp(secret, await queries.selectName(db, id));
};

export const confirmApp: Handler<'confirmApp'> = async (request) => {
  const { db, body, limiter } = request;
  const { id } = requireAccount(request);
  await limiter.take('proveInAll', id);
  const made = await makeCodes();
  const added = await db.transaction(async (tx) => {
    await queries.holdAccount(tx, id);
    const app = await queries.selectApp(tx, id);
    if (!app || app.isConfirmed) throw new Problem(409, 'Начните подключение заново');
    const step = stepOf(app.secret, body.code.replaceAll(/\s/g, ''));
    if (step === undefined || !(await queries.takeStep(tx, id, step)))
      throw invalid({ code: ['Неверный код. Проверьте время на телефоне'] });
    const isFirst = !(await queries.hasFactor(tx, id));
    await queries.confirmApp(tx, id);
    return announceFactor(request, tx, { isFirst, factor: APP, ...made });
  });
  await limiter.giveBack('proveInAll', id);
  logSecurity(request, 'factor-add', 'done');
  return added;
};

export const removeApp: Handler<'removeApp'> = async (request) => {
  const id = await confirmPassword(request, request.body.current_password);
  await remove(request, id, async (tx) => ((await queries.deleteApp(tx, id)) ? APP : undefined));
};

export const startPasskey: Handler<'startPasskey'> = async (request) => {
  const { db, body, config } = request;
  const id = await confirmPassword(request, body.current_password);
  const [passkeys, name] = [await queries.selectPasskeys(db, id), await queries.selectName(db, id)];
  const options = await creationOptions(config, { id, name, passkeys });
  const { token } = await addChallenge(db, {
    accountId: id,
    purpose: 'passkey',
    question: options.challenge,
  });
  return { token, options: { ...options } };
};

export const addPasskey: Handler<'addPasskey'> = async (request) => {
  const { db, body, config, limiter } = request;
  const { id } = requireAccount(request);
  const name = body.name.trim();
  if (name === '') throw invalid({ name: ['Назовите ключ'] });
  const find = async (from: Db, lock: 'for update' | '' = '') => {
    const challenge = await findChallenge(from, body.token, 'passkey', lock);
    if (challenge?.accountId !== id) throw new Problem(404, 'Время вышло. Начните заново');
    return challenge;
  };
  // checked first: making codes takes long, and is only done for a caller who was asked for a key
  await find(db);
  await limiter.take('proveInAll', id);
  const made = await makeCodes();
  const added = await db.transaction(async (tx) => {
    await queries.holdAccount(tx, id);
    const challenge = await find(tx, 'for update');
    const passkey = await verifyCreation(config, challenge.question, body.passkey);
    if (!passkey) throw invalid({ passkey: ['Ключ не подошёл. Попробуйте ещё раз'] });
    await deleteChallenge(tx, body.token);
    if ((await queries.selectPasskeys(tx, id)).length >= MOST_PASSKEYS)
      throw new Problem(409, `Ключей уже ${MOST_PASSKEYS}. Сначала удалите ненужный`);
    const isFirst = !(await queries.hasFactor(tx, id));
    if (!(await queries.insertPasskey(tx, id, name, passkey)))
      throw new Problem(409, 'Этот ключ уже добавлен');
    return announceFactor(request, tx, { isFirst, factor: `ключ «${name}»`, ...made });
  });
  await limiter.giveBack('proveInAll', id);
  logSecurity(request, 'factor-add', 'done');
  return added;
};

export const removePasskey: Handler<'removePasskey'> = async (request) => {
  const id = await confirmPassword(request, request.body.current_password);
  await remove(request, id, async (tx) => {
    const name = await queries.deletePasskey(tx, id, request.params.passkey_id);
    return name === undefined ? undefined : `ключ «${name}»`;
  });
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async (request) => {
  const { db, body, jobs } = request;
  const id = await confirmPassword(request, body.current_password);
  const { codes, hashes } = await makeCodes();
  await db.transaction(async (tx) => {
    await queries.holdAccount(tx, id);
    if (!(await queries.hasFactor(tx, id)))
      throw new Problem(409, 'Сначала добавьте ключ или приложение');
    await addNotice(tx, jobs, id, { kind: 'recovery-codes' });
    await queries.replaceCodes(tx, id, hashes);
  });
  logSecurity(request, 'recovery-codes', 'done');
  return { recovery_codes: codes };
};
