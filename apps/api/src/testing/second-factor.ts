import { Secret } from 'otpauth';
import { codeAt } from '../modules/second-factor/app-codes.ts';
import { createAuthenticator } from './authenticator.ts';
import { answerWith } from './proof.ts';
import type { TestApp } from './test-app.ts';
import { PASSWORD, type User, type Visitor } from './visitor.ts';

const FACTOR = '/user/second-factor';

/**
 * Begins to connect an authenticator app. Resolves to a function that returns a valid code and makes sure that the code
 * counts as unused, however slow the machine is.
 */
export async function startApp({ db }: Pick<TestApp, 'db'>, who: User) {
  const answer = await who.post(`${FACTOR}/app`, { current_password: PASSWORD });
  const secret = Secret.fromBase32(answer.json<{ secret: string }>().secret).bytes;
  const code = async () => {
    await db.query('update totp set last_step = 0 where account_id = $1', [who.id]);
    return codeAt(secret);
  };
  answerWith(who.authorization, async () => ({ code: await code() }));
  return code;
}

/** Sends a code of the app that is being connected. */
export const confirmApp = (who: Visitor, code: string) =>
  who.post(`${FACTOR}/app/confirm`, { code });

/** Adds a passkey to an account. */
export async function addPasskey(
  who: User,
  { name = 'Ноутбук', authenticator = createAuthenticator() } = {},
) {
  const path = `${FACTOR}/passkeys`;
  const started = await who.post(`${path}/options`, { current_password: PASSWORD });
  const { token, options } = started.json();
  const added = await who.post(path, { token, name, passkey: authenticator.create(options) });
  if (added.statusCode < 300)
    answerWith(who.authorization, async (question) => ({ passkey: authenticator.sign(question) }));
  return added;
}
