import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../accounts/auth.ts';
import { logSecurity } from '../accounts/security-log.ts';
import { networkOf } from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';
import { encodeWindows1251 } from '../print/print-xml.ts';
import {
  type Entry,
  insertSession,
  logStep,
  type Session,
  selectByLogin,
  touchSession,
} from './exchange.sql.ts';

/** An answer to 1С: one word and the lines that belong to it. Orders are sent as XML. */
export interface ExchangeResult {
  answer: Entry['answer'];
  lines?: readonly string[];
  xml?: Buffer;
  /** for the log, if the lines tell people nothing */
  message?: string;
  bytes?: number;
}

interface Step {
  type: string;
  mode: string;
  filename?: string | undefined;
  version?: string | undefined;
}
export type ExchangeRequest = Pick<
  FastifyRequest,
  'db' | 'storage' | 'jobs' | 'body' | 'headers' | 'config' | 'log'
> & { query: Step };
/** Does a step of one type of exchange, after the login. */
export type StepHandler = (request: ExchangeRequest, session: Session) => Promise<ExchangeResult>;

const COOKIE = 'protektor_1c';
const TOKEN_BYTES = 32;

export const failure = (message: string): ExchangeResult => ({
  answer: 'failure',
  lines: [message],
});

/** Whether a body is a piece of a file. Such bodies are not parsed. */
export const isPiece = (body: unknown): body is AsyncIterable<Buffer> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

function basicOf(header: string | undefined) {
  const encoded = /^Basic +(\S+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  const [login = '', ...password] = bytes.toString('utf8').split(':');
  return { login, password: password.join(':') };
}

/** The form of our logins. The database refuses some other characters in a text, such as a zero byte. */
const LOGIN = /^[\w-]{1,40}$/;

const cookieOf = (header: string | undefined) =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];

/** Asks 1С for its login, in the way that browsers are asked. */
const loginNeeded = () =>
  new Problem(401, 'Укажите логин и пароль обмена: они на странице источников вашей компании', {
    headers: { 'www-authenticate': 'Basic realm="1C"' },
  });

const WRONG = 'Логин или пароль обмена не подходят';
/** What 1С and the log are told if the person in whose name the exchange acts no longer speaks for the company. */
export const NOBODY =
  'У того, на кого записан обмен, больше нет на это прав в компании. Откройте «Сотрудники» и возьмите обмен на себя';

async function checkAuth(request: FastifyRequest): Promise<ExchangeResult> {
  const { db, limiter, headers, ip } = request;
  const given = basicOf(headers.authorization);
  if (!given) throw loginNeeded();
  await limiter.take('guessByNetwork', networkOf(ip));
  const signed = LOGIN.test(given.login) ? await selectByLogin(db, given.login) : undefined;
  const { type } = request.query as Step;
  if (!signed?.password_hash.equals(hashToken(given.password))) {
    logSecurity(request, 'exchange', 'refused');
    if (signed)
      await logStep(db, {
        exchangeId: signed.id,
        sessionId: null,
        type,
        mode: 'checkauth',
        answer: 'failure',
        message: 'Пароль не подошёл',
      });
    return failure(WRONG);
  }
  await limiter.giveBack('guessByNetwork', networkOf(ip));
  const step = { exchangeId: signed.id, type, mode: 'checkauth' };
  if (!signed.is_acting) {
    logSecurity(request, 'exchange', 'refused');
    await logStep(db, { ...step, sessionId: null, answer: 'failure', message: NOBODY });
    return failure(NOBODY);
  }
  const [id, token] = [uuidv7(), randomBytes(TOKEN_BYTES).toString('hex')];
  if (!(await insertSession(db, { id, exchange: signed, tokenHash: hashToken(token) })))
    return failure(WRONG);
  await logStep(db, { ...step, sessionId: id, answer: 'success' });
  return { answer: 'success', lines: [COOKIE, token] };
}

function send(reply: FastifyReply, { answer, lines = [], xml }: ExchangeResult): Buffer {
  if (xml) {
    reply.type('application/xml; charset=windows-1251');
    return xml;
  }
  reply.type('text/plain; charset=windows-1251');
  return encodeWindows1251([answer, ...lines].join('\n'));
}

async function resultOf(request: ExchangeRequest, session: Session, act?: StepHandler) {
  if (session.is_acting && act) return act(request, session);
  if (isPiece(request.body)) for await (const _ of request.body);
  return failure(session.is_acting ? `Обмен «${request.query.type}» не поддерживается` : NOBODY);
}

/**
 * Answers 1С: does the login itself and leaves all other steps to the handler of their type. Refusals are sent in the
 * protocol's own words, which 1С shows, and logged for the company.
 */
export const exchangeBy =
  (types: ReadonlyMap<string, StepHandler>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
    const step = request.query as Step;
    if (step.mode === 'checkauth') return send(reply, await checkAuth(request));
    const token = cookieOf(request.headers.cookie);
    const session = token && (await touchSession(request.db, hashToken(token)));
    if (!session) throw loginNeeded();
    const result = await resultOf(request as ExchangeRequest, session, types.get(step.type));
    await logStep(request.db, {
      exchangeId: session.exchange_id,
      sessionId: session.id,
      type: step.type,
      mode: step.mode,
      fileName: step.filename,
      bytes: result.bytes,
      answer: result.answer,
      message: result.message ?? (result.answer === 'success' ? null : result.lines?.join(' ')),
    });
    return send(reply, result);
  };
