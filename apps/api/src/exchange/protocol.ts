import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../accounts/auth.ts';
import { logSecurity } from '../accounts/security-log.ts';
import { networkOf } from '../http/client-address.ts';
import { Problem } from '../http/problem.ts';
import { encodeWindows1251 } from '../print/xml.ts';
import {
  type Entry,
  insertSession,
  noteStep,
  type Session,
  seeSession,
  selectByLogin,
} from './queries.ts';

/** What 1С is told: a word, and what belongs to it; orders are told in XML. */
export interface Told {
  answer: Entry['answer'];
  lines?: readonly string[];
  xml?: Buffer;
  /** for the log, where the lines say nothing to people */
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
export type DoStep = (request: ExchangeRequest, session: Session) => Promise<Told>;

const COOKIE = 'protektor_1c';
const TOKEN_BYTES = 32;

export const failure = (message: string): Told => ({ answer: 'failure', lines: [message] });

/** Bodies are pieces of files, and come as they are. */
export const isPiece = (body: unknown): body is AsyncIterable<Buffer> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

function basicOf(header: string | undefined) {
  const encoded = /^Basic +(\S+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  const [login = '', ...password] = bytes.toString('utf8').split(':');
  return { login, password: password.join(':') };
}

/** As logins are made; the database takes no other signs, such as a zero byte, as text. */
const LOGIN = /^[\w-]{1,40}$/;

const cookieOf = (header: string | undefined) =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1];

/** Without a login 1С is asked for one, as browsers are. */
const loginNeeded = () =>
  new Problem(401, 'Укажите логин и пароль обмена: они на странице источников вашей компании', {
    headers: { 'www-authenticate': 'Basic realm="1C"' },
  });

async function checkAuth(request: FastifyRequest): Promise<Told> {
  const { db, limiter, headers, ip } = request;
  const given = basicOf(headers.authorization);
  if (!given) throw loginNeeded();
  await limiter.take('guessByNetwork', networkOf(ip));
  const signed = LOGIN.test(given.login) ? await selectByLogin(db, given.login) : undefined;
  const { type } = request.query as Step;
  if (!signed?.password_hash.equals(hashToken(given.password))) {
    logSecurity(request, 'exchange', 'refused');
    if (signed)
      await noteStep(db, {
        exchangeId: signed.id,
        sessionId: null,
        type,
        mode: 'checkauth',
        answer: 'failure',
        message: 'Пароль не подошёл',
      });
    return failure('Логин или пароль обмена не подходят');
  }
  await limiter.giveBack('guessByNetwork', networkOf(ip));
  const [id, token] = [uuidv7(), randomBytes(TOKEN_BYTES).toString('hex')];
  await insertSession(db, { id, exchangeId: signed.id, tokenHash: hashToken(token) });
  await noteStep(db, {
    exchangeId: signed.id,
    sessionId: id,
    type,
    mode: 'checkauth',
    answer: 'success',
  });
  return { answer: 'success', lines: [COOKIE, token] };
}

function send(reply: FastifyReply, { answer, lines = [], xml }: Told): Buffer {
  if (xml) {
    reply.type('application/xml; charset=windows-1251');
    return xml;
  }
  reply.type('text/plain; charset=windows-1251');
  return encodeWindows1251([answer, ...lines].join('\n'));
}

/**
 * Answers 1С: the login here, all other steps by who knows the type. What is refused is told in the protocol's own words, which
 * 1С shows, and noted for the company to see.
 */
export const exchangeBy =
  (types: ReadonlyMap<string, DoStep>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
    const step = request.query as Step;
    if (step.mode === 'checkauth') return send(reply, await checkAuth(request));
    const token = cookieOf(request.headers.cookie);
    const session = token && (await seeSession(request.db, hashToken(token)));
    if (!session) throw loginNeeded();
    const act = types.get(step.type);
    const told = act
      ? await act(request as ExchangeRequest, session)
      : failure(`Обмен «${step.type}» не поддерживается`);
    await noteStep(request.db, {
      exchangeId: session.exchange_id,
      sessionId: session.id,
      type: step.type,
      mode: step.mode,
      fileName: step.filename,
      bytes: told.bytes,
      answer: told.answer,
      message: told.message ?? (told.answer === 'success' ? null : told.lines?.join(' ')),
    });
    return send(reply, told);
  };
