import { secondsInDay } from 'date-fns/constants';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import { RefusedAddressError } from '../outgoing/outgoing-address.ts';
import { postOut } from '../outgoing/outgoing-post.ts';
import { UndeliverableError } from '../post/post-message.ts';
import type { PushKey } from './push-key.ts';

/** Where a browser is reached, and the keys to encrypt for it alone. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a browser shows; `apps/web/src/notices-worker.ts` reads it. */
export interface BrowserNotice {
  title: string;
  body: string;
  /** The page that the notice opens. */
  path: string;
  /** A notice with the same tag replaces the one before. */
  tag: string;
}

/**
 * Sends a notice to a browser's push service. Resolves to false if the service says that the browser is gone. Rejects
 * if it is worth trying again. Decision 120.
 */
export type Pusher = (to: Subscription, notice: BrowserNotice) => Promise<boolean>;

const TIMEOUT_MS = 10_000;
/** A browser that is away for longer reads the news on the site. */
const TTL_S = secondsInDay;
const GONE = [404, 410];
const NEVER_TAKEN = [400, 413];

/** Returns the address at which a push service may contact us about what we send. */
const subjectOf = (mailFrom: string) => `mailto:${/<(.+)>$/.exec(mailFrom)?.[1] ?? mailFrom}`;

export function createPusher(
  { mailFrom, hasPrivateTargets }: Pick<Config, 'mailFrom' | 'hasPrivateTargets'>,
  key: PushKey | undefined,
): Pusher {
  return async ({ endpoint, p256dh, auth }, notice) => {
    if (!key) return false;
    // the library encrypts and signs; we make the call ourselves, because `postOut` refuses forbidden addresses
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      { TTL: TTL_S, vapidDetails: { subject: subjectOf(mailFrom), ...key } },
    );
    const sent = {
      url: endpoint,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      body,
      timeoutMs: TIMEOUT_MS,
      allowPrivate: hasPrivateTargets,
    };
    const status = await postOut(sent).catch((error: unknown) => {
      if (error instanceof RefusedAddressError) return 410;
      throw error;
    });
    if (status >= 200 && status < 300) return true;
    if (GONE.includes(status)) return false;
    const message = `A push service answered ${status}.`;
    throw NEVER_TAKEN.includes(status) ? new UndeliverableError(message) : new Error(message);
  };
}
