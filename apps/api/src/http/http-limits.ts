import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/db.ts';
import { Problem } from './problem.ts';

/** At most this many times in this many seconds, counted from the first time. */
export interface Limit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often callers may do what can be abused. A limit that is left out does not apply. Decision 31. */
export const LIMITS = {
  /** wrong passwords for one login from one network; the right password resets the count */
  guessByLoginAndNetwork: { points: 10, seconds: 15 * MINUTE },
  /** the same from a browser in which the account is used; such a browser is counted separately */
  guessByDevice: { points: 10, seconds: 15 * MINUTE },
  /** wrong passwords for one login, from all networks together */
  guessByLogin: { points: 100, seconds: 24 * HOUR },
  /** wrong passwords from one network */
  guessByNetwork: { points: 100, seconds: 15 * MINUTE },
  /** wrong current passwords in one session */
  guessBySession: { points: 10, seconds: 15 * MINUTE },
  /** wrong second factors for one account from one network */
  proveByNetwork: { points: 10, seconds: 15 * MINUTE },
  /** the same from all networks together */
  proveInAll: { points: 50, seconds: 24 * HOUR },
  registerByNetwork: { points: 60, seconds: HOUR },
  /** registrations refused because the login exists; successful ones do not count */
  takenByNetwork: { points: 20, seconds: HOUR },
  /** links of one kind to one address by one sender, in quick succession */
  resend: { points: 1, seconds: MINUTE },
  /** links of one kind to one address by one sender */
  sendToAddress: { points: 10, seconds: 24 * HOUR },
  /** links of one kind to one address by all senders; the address may not be theirs */
  sendInAll: { points: 50, seconds: 24 * HOUR },
  sendByNetwork: { points: 60, seconds: HOUR },
  /** reports of pages; each visit sends a few */
  reportByNetwork: { points: 300, seconds: 10 * MINUTE },
  /** links that are opened */
  followByNetwork: { points: 60, seconds: 15 * MINUTE },
  /** requisites that are looked up at a service that counts calls */
  findByAccount: { points: 60, seconds: HOUR },
  messageByAccount: { points: 300, seconds: HOUR },
  uploadByAccount: { points: 60, seconds: HOUR },
  /** product lists as files; they take seconds of CPU time or megabytes of an answer */
  exportByNetwork: { points: 60, seconds: 10 * MINUTE },
  /** orders as a list, of an account or of a company's programs; they are as expensive */
  matchByAccount: { points: 60, seconds: 10 * MINUTE },
  /** what there is for requests, which are read again whenever they are opened */
  choicesByAccount: { points: 240, seconds: 10 * MINUTE },
  /** prices that suppliers are asked for; each sends them letters */
  askByAccount: { points: 60, seconds: HOUR },
  /** ways to buy a request, which are calculated again with each decision */
  requestPlanByAccount: { points: 240, seconds: 10 * MINUTE },
  /** cheapest plans of a company */
  planByCompany: { points: 120, seconds: 10 * MINUTE },
  /** orders of one company that name their offers, including dry runs and prepared ones */
  purchaseByCompany: { points: 600, seconds: 10 * MINUTE },
  companyByAccount: { points: 30, seconds: 24 * HOUR },
  /** calls to a company's webhooks that somebody starts by hand */
  webhookByCompany: { points: 60, seconds: 10 * MINUTE },
  /** fetches from a company's sources of price lists that somebody starts by hand */
  fetchByCompany: { points: 60, seconds: 10 * MINUTE },
  /** showcases of one company that are made or changed: the files of each are made anew, a core for seconds each */
  showcaseByCompany: { points: 120, seconds: HOUR },
  /** fetches of one file of a showcase: four a minute */
  feedByLink: { points: 240, seconds: HOUR },
  /** price lists that anybody checks; each takes a core for seconds */
  checkByNetwork: { points: 30, seconds: HOUR },
  /** checks under way; longer than one of them lasts */
  checkingByNetwork: { points: 1, seconds: 3 * MINUTE },
  /** price lists of one company, however many members it has */
  listByCompany: { points: 60, seconds: HOUR },
} satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;
export type Limits = Partial<Record<LimitName, Limit>>;

export interface Limiter {
  /** Counts one more try of `key`. If it is one too many, throws a 429 problem that says when to come back. */
  take(name: LimitName, key: string): Promise<void>;
  /** Takes back a try that should not count. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Forgets all tries of `key`. */
  clear(name: LimitName, key: string): Promise<void>;
}

/** Keys contain what people typed, so they are stored as hashes, all of one length. */
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

/** Creates a limiter that counts in the database, so that limits hold for all processes and survive a restart. */
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
        // further tries of a blocked key are refused from memory, without a query
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
        // a refused try does not count; one refused from memory was never counted
        if (refusal.consumedPoints > 0) await limiters.get(name)?.reward(hash(key));
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    giveBack: async (name, key) => {
      const limiter = limiters.get(name);
      await limiter?.reward(hash(key));
      // concurrent tries may have blocked the key although there is room now
      limiter?.deleteInMemoryBlockedAll();
    },
    clear: async (name, key) => void (await limiters.get(name)?.delete(hash(key))),
  };
}
