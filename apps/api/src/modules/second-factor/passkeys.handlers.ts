import { requireAccount } from '../../accounts/auth.ts';
import { addChallenge, deleteChallenge, findChallenge } from '../../accounts/challenges.ts';
import { creationOptions, verifyCreation } from '../../accounts/passkeys.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { deletePasskey, insertPasskey, selectPasskeys } from './passkeys.sql.ts';
import * as queries from './second-factor.sql.ts';
import {
  announceFactor,
  type Db,
  makeCodes,
  removeFactor,
} from './second-factor-shared.handlers.ts';

const MAX_PASSKEYS = 20;

export const startPasskey: Handler<'startPasskey'> = async (request) => {
  const { db, body, config } = request;
  const id = await confirmPassword(request, body.current_password);
  const [passkeys, name] = [await selectPasskeys(db, id), await queries.selectName(db, id)];
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
    if ((await selectPasskeys(tx, id)).length >= MAX_PASSKEYS)
      throw new Problem(409, `Ключей уже ${MAX_PASSKEYS}. Сначала удалите ненужный`);
    const isFirst = !(await queries.hasFactor(tx, id));
    if (!(await insertPasskey(tx, id, name, passkey)))
      throw new Problem(409, 'Этот ключ уже добавлен');
    return announceFactor(request, tx, { isFirst, factor: `ключ «${name}»`, ...made });
  });
  await limiter.giveBack('proveInAll', id);
  logSecurity(request, 'factor-add', 'done');
  return added;
};

export const removePasskey: Handler<'removePasskey'> = async (request) => {
  const id = await confirmPassword(request, request.body.current_password);
  await removeFactor(request, id, async (tx) => {
    const name = await deletePasskey(tx, id, request.params.passkey_id);
    return name === undefined ? undefined : `ключ «${name}»`;
  });
};
