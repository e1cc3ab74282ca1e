import { deleteChallenge, findChallenge } from '../../accounts/challenges.ts';
import { addNotice } from '../../accounts/notices/notices.ts';
import { verifySignature } from '../../accounts/passkeys.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import { openSession } from '../../accounts/sessions.ts';
import type { Handler } from '../../contract/contract.ts';
import { networkOf } from '../../http/client-address.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { stepOf } from './app-codes.ts';
import { selectApp, takeStep } from './apps/queries.ts';
import { selectPasskeys, updatePasskey } from './passkeys/queries.ts';
import * as queries from './queries.ts';
import { findCode, isRecoveryCode } from './recovery-codes.ts';

type Db = ProveRequest['db'];
type ProveRequest = Parameters<Handler<'proveSecondFactor'>>[0];

/** Resolves to whether a code is the app's of this moment, and marks it as used: a second time it is wrong. */
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

const tooLate = () => new Problem(404, 'Время на вход вышло. Введите пароль ещё раз');

export const proveSecondFactor: Handler<'proveSecondFactor'> = async (request, reply) => {
  const { db, body, limiter, ip } = request;
  const { token, code, passkey } = body;
  if ((code === undefined) === (passkey === undefined))
    throw invalid({ code: ['Введите код или приложите ключ'] });
  await limiter.take('followByNetwork', networkOf(ip));
  const asked = await findChallenge(db, token, 'login');
  if (!asked) throw tooLate();
  const { accountId } = asked;
  const takeBack = await countGuess(request, accountId);
  const hash = await findRecoveryCode(request, accountId, code);
  const session = await db.transaction(async (tx) => {
    await queries.holdAccount(tx, accountId);
    const challenge = await findChallenge(tx, token, 'login', 'for update');
    if (!challenge) throw tooLate();
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
    const { hours } = challenge;
    return openSession(request, reply, tx, accountId, { hours, notifiesOfDevice: true });
  });
  await takeBack();
  await limiter.giveBack('followByNetwork', networkOf(ip));
  logSecurity(request, 'second-factor', 'done', accountId);
  return session;
};
