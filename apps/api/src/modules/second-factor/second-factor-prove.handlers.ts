import { requireAccount } from '../../accounts/auth.ts';
import { addChallenge, deleteChallenge, findChallenge } from '../../accounts/challenges.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { requestOptions, verifySignature } from '../../accounts/passkeys.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { addProof } from '../../accounts/proof.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import { openSession } from '../../accounts/sessions.ts';
import { methodsOf, selectFactors } from '../../accounts/sign-in.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { networkOf } from '../../http/client-address.ts';
import { Problem } from '../../http/problem.ts';
import { stepOf } from './app-codes.ts';
import { selectApp, takeStep } from './code-apps.sql.ts';
import { selectPasskeys, updatePasskey } from './passkeys.sql.ts';
import { findCode, isRecoveryCode } from './recovery-codes.ts';
import * as queries from './second-factor.sql.ts';

type Db = ProveRequest['db'];
type ProveRequest =
  | Parameters<Handler<'proveSecondFactor'>>[0]
  | Parameters<Handler<'confirmProof'>>[0];

/** Checks whether a code is the app's of this moment, and marks it as used: a second time it is wrong. */
async function takeAppCode(tx: Db, accountId: string, code: string): Promise<boolean> {
  const app = await selectApp(tx, accountId);
  const step = app?.isConfirmed ? stepOf(app.secret, code.replaceAll(/\s/g, '')) : undefined;
  return step !== undefined && takeStep(tx, accountId, step);
}

/** Finds the stored hash of a recovery code. This takes long, so it must be called outside of a transaction. */
const findRecoveryCode = async (
  { db }: Pick<ProveRequest, 'db'>,
  accountId: string,
  code: string | undefined,
) =>
  code !== undefined && isRecoveryCode(code)
    ? findCode(code, await queries.selectCodes(db, accountId))
    : undefined;

/** Uses up a recovery code; resolves to false if it is wrong or was used before. */
async function takeRecoveryCode(
  { jobs }: Pick<ProveRequest, 'jobs'>,
  tx: Db,
  accountId: string,
  hash: string | undefined,
): Promise<boolean> {
  if (hash === undefined || !(await queries.deleteCode(tx, accountId, hash))) return false;
  const left = await queries.selectCodes(tx, accountId);
  await addNotice(tx, jobs, accountId, { kind: 'recovery-code', detail: String(left.length) });
  return true;
}

async function takeSignature(
  { config, body }: ProveRequest,
  tx: Db,
  accountId: string,
  question: string,
): Promise<boolean> {
  const passkeys = await selectPasskeys(tx, accountId);
  const passkey = passkeys.find(({ id }) => id === body.passkey?.id);
  if (!passkey || !body.passkey) return false;
  const counter = await verifySignature(config, question, body.passkey, passkey);
  if (counter === undefined) return false;
  await updatePasskey(tx, passkey.id, counter);
  return true;
}

/** Counts a guess of the account's factor before it is checked. Resolves to a function that takes the count back. */
async function countGuess({ limiter, ip }: ProveRequest, accountId: string) {
  const here = `${accountId} ${networkOf(ip)}`;
  await limiter.take('proveByNetwork', here);
  await limiter.take('proveInAll', accountId);
  return async () => {
    await limiter.clear('proveByNetwork', here);
    await limiter.giveBack('proveInAll', accountId);
  };
}

/**
 * Answers a challenge with the code or the passkey of a request, and does what was asked for it. Throws a 422 problem if
 * they are wrong, and a 404 one if the challenge has ended. Decision 35.
 */
async function answerFactor<Result>(
  request: ProveRequest,
  accountId: string,
  purpose: 'login' | 'proof',
  work: (tx: Db, challenge: { hours: number }) => Promise<Result>,
): Promise<Result> {
  const { db, body } = request;
  const { token, code } = body;
  const takeBack = await countGuess(request, accountId);
  const hash = await findRecoveryCode(request, accountId, code);
  const result = await db.transaction(async (tx) => {
    await queries.holdAccount(tx, accountId);
    const challenge = await findChallenge(tx, token, purpose, 'for update');
    if (!challenge) throw tooLate(purpose);
    const isProven =
      code === undefined
        ? await takeSignature(request, tx, accountId, challenge.question)
        : (await takeAppCode(tx, accountId, code)) ||
          (await takeRecoveryCode(request, tx, accountId, hash));
    if (!isProven) {
      logSecurity(request, 'second-factor', 'refused', accountId);
      throw code === undefined
        ? invalid({ passkey: ['Ключ не подошёл. Попробуйте ещё раз'] })
        : invalid({ code: ['Неверный код'] });
    }
    await deleteChallenge(tx, token);
    return work(tx, challenge);
  });
  await takeBack();
  return result;
}

const TOO_LATE = {
  login: 'Время на вход вышло. Введите пароль ещё раз',
  proof: 'Время вышло. Начните ещё раз',
};
const tooLate = (purpose: keyof typeof TOO_LATE) => new Problem(404, TOO_LATE[purpose]);

export const proveSecondFactor: Handler<'proveSecondFactor'> = async (request, reply) => {
  const { db, body, limiter, ip } = request;
  const { token, code, passkey } = body;
  if ((code === undefined) === (passkey === undefined))
    throw invalid({ code: ['Введите код или приложите ключ'] });
  await limiter.take('followByNetwork', networkOf(ip));
  const asked = await findChallenge(db, token, 'login');
  if (!asked) throw tooLate('login');
  const { accountId } = asked;
  const session = await answerFactor(request, accountId, 'login', (tx, { hours }) =>
    openSession(request, reply, tx, accountId, { hours, notifiesOfDevice: true }),
  );
  await limiter.giveBack('followByNetwork', networkOf(ip));
  logSecurity(request, 'second-factor', 'done', accountId);
  return session;
};

/** Asks for the second factor, if the account has one; else for the password. */
export const startProof: Handler<'startProof'> = async ({ db, account, config }) => {
  const { id } = requireAccount({ account });
  const factors = await selectFactors(db, id);
  const { passkeys, hasApp } = factors;
  const asked = await requestOptions(config, passkeys);
  const { token, expiresAt } = await addChallenge(db, {
    accountId: id,
    purpose: 'proof',
    question: asked.challenge,
  });
  const hasFactor = passkeys.length > 0 || hasApp;
  return {
    token,
    expires_at: expiresAt.toISOString(),
    methods: hasFactor ? methodsOf(factors) : ['password' as const],
    passkey: passkeys.length > 0 ? { ...asked } : null,
  };
};

/** The one way in which a request proves that its session is its owner's. */
function methodIn({
  current_password,
  code,
  passkey,
}: Parameters<Handler<'confirmProof'>>[0]['body']) {
  const given = { current_password, code, passkey };
  const [method, ...more] = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [name as keyof typeof given],
  );
  if (method === undefined || more.length > 0)
    throw invalid({ code: ['Введите пароль или код, или приложите ключ'] });
  return method;
}

export const confirmProof: Handler<'confirmProof'> = async (request) => {
  const { db, body } = request;
  const { id, tokenHash } = requireAccount(request);
  const method = methodIn(body);
  const asked = await findChallenge(db, body.token, 'proof');
  if (asked?.accountId !== id) throw tooLate('proof');
  if (method !== 'current_password') {
    const proof = await answerFactor(request, id, 'proof', (tx) => addProof(tx, tokenHash));
    logSecurity(request, 'proof', 'done');
    return proof;
  }
  await confirmPassword(request, body.current_password ?? '');
  const proof = await db.transaction(async (tx) => {
    await queries.holdAccount(tx, id);
    // whoever has a second factor proves by it: the password may be what was stolen
    if (await queries.hasFactor(tx, id))
      throw invalid({ current_password: ['Подтвердите вторым фактором: кодом или ключом'] });
    if ((await findChallenge(tx, body.token, 'proof', 'for update'))?.accountId !== id)
      throw tooLate('proof');
    await deleteChallenge(tx, body.token);
    return addProof(tx, tokenHash);
  });
  logSecurity(request, 'proof', 'done');
  return proof;
};
