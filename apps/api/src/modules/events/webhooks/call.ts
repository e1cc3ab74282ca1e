import { createHmac } from 'node:crypto';
import type { CompanyEvent } from '@org/api-client/schema';
import { postOut } from '../../../outgoing/outgoing-post.ts';
import { reasonOf } from '../../../outgoing/outgoing-reason.ts';
import { Unreadable, type Vault } from '../../../secrets/vault.ts';
import type { Outcome } from './webhook-calls.sql.ts';
import type { Target } from './webhooks.sql.ts';

const TIMEOUT_MS = 10_000;

/** What is sent: an event, or a test call. */
export type Message = CompanyEvent | { id: null; type: 'ping'; at: string };

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300;
export const succeeded = ({ status }: Outcome) => isSuccess(status);

const UNREADABLE =
  'Секрет подписи не прочитать: ключ шифрования сменился. Удалите адрес и добавьте заново';

/** Returns the secret that calls are signed with; undefined if no key can decrypt it. */
function secretOf({ id, secret, sealed }: Target, vault: Vault): Buffer | undefined {
  if (!sealed) return secret ?? undefined;
  try {
    return vault.open(sealed, `webhook:${id}`);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/**
 * Sends an event to an address, signed as the Standard Webhooks specification says.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function callTarget(
  target: Target,
  message: Message,
  { vault, ...options }: { allowPrivate: boolean; vault: Vault },
): Promise<Outcome> {
  const { url } = target;
  const secret = secretOf(target, vault);
  if (!secret) return { status: null, error: UNREADABLE, ms: 0 };
  const body = JSON.stringify(message);
  // the same id at every try, so that a receiver recognises repeats
  const id = `${target.id}.${message.id ?? `ping-${message.at}`}`;
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  const headers = {
    'user-agent': 'Protektor-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
  const started = performance.now();
  const took = () => performance.now() - started;
  try {
    const status = await postOut({ url, headers, body, timeoutMs: TIMEOUT_MS, ...options });
    const error = isSuccess(status) ? null : `Сервер ответил ${status}`;
    return { status, error, ms: took() };
  } catch (error) {
    return { status: null, error: reasonOf(error, TIMEOUT_MS), ms: took() };
  }
}
