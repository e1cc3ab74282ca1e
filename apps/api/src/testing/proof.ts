import type { FastifyInstance, InjectOptions } from 'fastify';
import type { createAuthenticator } from './authenticator.ts';

export const PASSWORD = 'Kolesnica-2026';

type App = Pick<FastifyInstance, 'inject'>;
type Answer = Awaited<ReturnType<App['inject']>>;

type Authenticator = ReturnType<typeof createAuthenticator>;

type Evidence =
  | { current_password: string }
  | { code: string }
  | { passkey: ReturnType<Authenticator['sign']> };
/** Makes what answers a question, which holds what a passkey is to sign. */
type ProofMaker = (passkey: Parameters<Authenticator['sign']>[0]) => Promise<Evidence>;

/** Who answers with a second factor instead of the password, by their Authorization headers. */
const factors = new Map<string, ProofMaker>();

/** Lets a session answer with a second factor from now on. */
export const answerWith = (authorization: string, factor: ProofMaker) =>
  factors.set(authorization, factor);

const byPassword: ProofMaker = async () => ({ current_password: PASSWORD });

/** A proof for the session of a request, got as a person gets it; undefined if that fails. */
export async function prove(
  app: App,
  { headers, remoteAddress }: Pick<InjectOptions, 'headers' | 'remoteAddress'>,
  evidence?: Evidence,
): Promise<string | undefined> {
  const authorization = String(headers?.authorization);
  const ask = (url: string, payload?: object) =>
    app.inject({
      method: 'POST',
      url: `/api/user/proof${url}`,
      remoteAddress,
      headers: { authorization },
      ...(payload && { payload }),
    });
  const { token, passkey } = (await ask('')).json();
  const factor = factors.get(authorization) ?? byPassword;
  const body = { token, ...(evidence ?? (await factor(passkey))) };
  return (await ask('/confirm', body)).json<{ proof?: string }>().proof;
}

/** The last proof of each session: a password takes long to check. */
const proofs = new Map<string, Promise<string | undefined>>();

const needsProof = (answer: Answer) =>
  answer.statusCode === 403 && answer.json<{ code?: string }>().code === 'proof';

/** Sends a request as the web does: if it needs a proof, shows the last one, or gets another, and repeats it. */
export async function sendProven(app: App, request: InjectOptions): Promise<Answer> {
  const session = String(request.headers?.authorization);
  const repeat = async (proof: string | undefined) =>
    app.inject({ ...request, headers: { ...request.headers, 'x-proof': proof } });
  const first = await app.inject(request);
  if (!needsProof(first)) return first;
  const known = proofs.get(session);
  const second = known ? await repeat(await known) : first;
  if (!needsProof(second)) return second;
  const next = prove(app, request);
  proofs.set(session, next);
  return repeat(await next);
}
