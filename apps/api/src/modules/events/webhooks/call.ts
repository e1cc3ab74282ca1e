import { createHmac } from 'node:crypto';
import type { CompanyEvent } from '@org/api-client/schema';
import { postOut, Refused } from '../../../outgoing/post.ts';
import type { Outcome, Target } from './queries.ts';

const TIMEOUT_MS = 10_000;

/** What is sent: an event, or a trial. */
export type Message = CompanyEvent | { id: null; type: 'ping'; at: string };

const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300;
export const succeeded = ({ status }: Outcome) => isTaken(status);

/** Why there was no answer, for whoever looks after the address. */
function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError') return 'Нет ответа за 10 секунд';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Такого имени в интернете нет';
  if (code === 'ECONNREFUSED') return 'Сервер не принимает соединений';
  if (code?.startsWith('ERR_TLS') || code?.includes('CERT') || code?.includes('SIGNED'))
    return 'Сертификат сервера не подходит';
  return `Соединение не удалось${code ? ` (${code})` : ''}`;
}

/**
 * Calls an address with an event, signed as Standard Webhooks say.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function callTarget(
  { id: target, url, secret }: Target,
  message: Message,
  options: { allowPrivate: boolean },
): Promise<Outcome> {
  const body = JSON.stringify(message);
  // the same for every try: who gets it twice knows
  const id = `${target}.${message.id ?? `ping-${message.at}`}`;
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
    const error = isTaken(status) ? null : `Сервер ответил ${status}`;
    return { status, error, ms: took() };
  } catch (error) {
    return { status: null, error: reasonOf(error), ms: took() };
  }
}
