import { requireAccount } from '../../accounts/auth.ts';
import { confirmPassword } from '../../accounts/passwords/confirm-password.ts';
import { logSecurity } from '../../accounts/security-log.ts';
import type { Handler } from '../../contract/contract.ts';
import { invalid } from '../../contract/refusal.ts';
import { Problem } from '../../http/problem.ts';
import { describeApp, newSecret, stepOf } from './app-codes.ts';
import * as appsQueries from './code-apps.sql.ts';
import * as queries from './second-factor.sql.ts';
import { announceFactor, makeCodes, removeFactor } from './second-factor-shared.handlers.ts';

const APP = 'приложение с кодами';

export const startApp: Handler<'startApp'> = async (request) => {
  const { db, body } = request;
  const id = await confirmPassword(request, body.current_password);
  const secret = newSecret();
  if (!(await appsQueries.insertApp(db, id, secret)))
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
    const app = await appsQueries.selectApp(tx, id);
    if (!app || app.isConfirmed) throw new Problem(409, 'Начните подключение заново');
    const step = stepOf(app.secret, body.code.replaceAll(/\s/g, ''));
    if (step === undefined || !(await appsQueries.takeStep(tx, id, step)))
      throw invalid({ code: ['Неверный код. Проверьте время на телефоне'] });
    const isFirst = !(await queries.hasFactor(tx, id));
    await appsQueries.confirmApp(tx, id);
    return announceFactor(request, tx, { isFirst, factor: APP, ...made });
  });
  await limiter.giveBack('proveInAll', id);
  logSecurity(request, 'factor-add', 'done');
  return added;
};

export const removeApp: Handler<'removeApp'> = async (request) => {
  const id = await confirmPassword(request, request.body.current_password);
  await removeFactor(request, id, async (tx) =>
    (await appsQueries.deleteApp(tx, id)) ? APP : undefined,
  );
};
