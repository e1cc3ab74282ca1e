import { type Post, UndeliverableError } from './post-message.ts';

const TIMEOUT_MS = 20_000;
/** Statuses by which a gateway says that it will never take this message. */
const REFUSED = [400, 404, 410, 422];

/**
 * Sends text messages through an HTTP gateway: POST of `{"to": "79161234567", "text": "…"}`. Any 2xx answer means that
 * the message was accepted. A name and a password in the URL become basic authorization.
 */
export function createSmsSender(gateway: string): Post['phone'] {
  const url = new URL(gateway);
  const credentials = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return async (text) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(credentials !== ':' && { authorization }),
      },
      body: JSON.stringify(text),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const message = `The gateway of text messages answered ${response.status}.`;
    throw REFUSED.includes(response.status) ? new UndeliverableError(message) : new Error(message);
  };
}
