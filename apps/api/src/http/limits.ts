import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/db.ts';
import { Problem } from './problem.ts';

/** So many times in so many seconds, counted from the first. */
export interface Limit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one may try what can be abused. A limit that is left out does not limit. */
export const LIMITS = {
  /** wrong passwords for one login from one network; the right one wipes them out */
  guessByLoginAndNetwork: { points: 10, seconds: 15 * MINUTE },
  /** the same from a browser that the account is used in, which counts for itself alone */
  guessByDevice: { points: 10, seconds: 15 * MINUTE },
  /** wrong passwords for one login, from all networks together */
  guessByLogin: { points: 100, seconds: 24 * HOUR },
  /** wrong passwords from one network */
  guessByNetwork: { points: 100, seconds: 15 * MINUTE },
  /** wrong current passwords of somebody who is signed in */
  guessBySession: { points: 10, seconds: 15 * MINUTE },
  /** wrong second factors for one account from one network */
  proveByNetwork: { points: 10, seconds: 15 * MINUTE },
  /** the same from all networks together */
  proveInAll: { points: 50, seconds: 24 * HOUR },
  registerByNetwork: { points: 60, seconds: HOUR },
  /** registrations that were told that somebody has the login; one that is made takes nothing of it */
  takenByNetwork: { points: 20, seconds: HOUR },
  /** links of one kind to one address by one sender, one after another */
  resend: { points: 1, seconds: MINUTE },
  /** links of one kind to one address by one sender */
  sendToAddress: { points: 10, seconds: 24 * HOUR },
  /** links of one kind to one address, which may not be the senders' own */
  sendInAll: { points: 50, seconds: 24 * HOUR },
  sendByNetwork: { points: 60, seconds: HOUR },
  /** reports of pages; each visit sends a few */
  reportByNetwork: { points: 300, seconds: 10 * MINUTE },
  /** links that are followed */
  followByNetwork: { points: 60, seconds: 15 * MINUTE },
  /** requisites that are asked for at a service that counts */
  findByAccount: { points: 60, seconds: HOUR },
  messageByAccount: { points: 300, seconds: HOUR },
  uploadByAccount: { points: 60, seconds: HOUR },
  /** what takes seconds of a core or megabytes of an answer: files of lists, … */
  exportByNetwork: { points: 60, seconds: 10 * MINUTE },
  /** … orders as a list, … */
  bulkByAccount: { points: 60, seconds: 10 * MINUTE },
  /** … and cheapest plans */
  planByAccount: { points: 120, seconds: 10 * MINUTE },
  /** orders of one company that name their offers, tried or made */
  purchaseByCompany: { points: 600, seconds: 10 * MINUTE },
  companyByAccount: { points: 30, seconds: 24 * HOUR },
  /** calls of its addresses that somebody asks for by hand */
  webhookByCompany: { points: 60, seconds: 10 * MINUTE },
  /** looks at its sources of price lists that somebody asks for by hand */
  fetchByCompany: { points: 60, seconds: 10 * MINUTE },
  /** price lists of one company, however many members it has */
  listByCompany: { points: 60, seconds: HOUR },
} satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;
export type Limits = Partial<Record<LimitName, Limit>>;

export interface Limiter {
  /** Counts one more try of `key`; a 429 that says when to come back where it is one too many. */
  take(name: LimitName, key: string): Promise<void>;
  /** Takes back a try that was none. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets all tries of `key`. */
  clear(name: LimitName, key: string): Promise<void>;
}

/** Keys hold what people typed: they are stored as hashes, of one length. */
const hash = (key: string) => createHash('sha256').update(key).digest('base64url');

const relativeTime = new Intl.RelativeTimeFormat('ru');
function inRussian(seconds: number): string {
  if (seconds < MINUTE) return relativeTime.format(seconds, 'second');
  if (seconds < HOUR) return relativeTime.format(Math.ceil(seconds / MINUTE), 'minute');
  return relativeTime.format(Math.ceil(seconds / HOUR), 'hour');
}

function tooMany(seconds: number): Problem {
  const message = `Слишком много попыток. Повторите ${inRussian(seconds)}`;
  return new Problem(429, message, { headers: { 'retry-after': String(seconds) } });
}

/** Counts in the database, so that limits hold for all processes together and through a restart. */
export function createLimiter(db: Db, limits: Limits): Limiter {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.query(text, values).then(({ rows }) => ({ rows, rowCount: rows.length })),
  };
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        // who goes on knocking is no more than a look into memory
        inMemoryBlockOnConsumed: points + 1,
      }),
    ]),
  );
  return {
    take: async (name, key) => {
      try {
        await limiters.get(name)?.consume(hash(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // a refused try is none; one that memory has refused was never counted
        if (refusal.consumedPoints > 0) await limiters.get(name)?.reward(hash(key));
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    giveBack: async (name, key) => {
      const limiter = limiters.get(name);
      await limiter?.reward(hash(key));
      // many at the same moment may have been too many, and are not any more
      limiter?.deleteInMemoryBlockedAll();
    },
    clear: async (name, key) => void (await limiters.get(name)?.delete(hash(key))),
  };
}
