import type { FastifyInstance, InjectOptions } from 'fastify';

export const PASSWORD = 'Kolesnica-2026';

type App = Pick<FastifyInstance, 'inject'>;
type Answer = Awaited<ReturnType<App['inject']>>;

type Evidence = { current_password: string } | { code: string };

/** Who answers with a code instead of the password, by their Authorization headers. */
const codes = new Map<string, () => Promise<string>>();

/** Lets a session answer with the codes of an authenticator app from now on. */
export const answerWithCodes = (authorization: string, code: () => Promise<string>) =>
  codes.set(authorization, code);

async function evidenceOf(authorization: string): Promise<Evidence> {
  const code = codes.get(authorization);
  return code ? { code: await code() } : { current_password: PASSWORD };
}

/** Resolves to a proof for the session of a request, got as a person gets it; undefined if that fails. */
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
  const { token } = (await ask('')).json<{ token: string }>();
  const body = { token, ...(evidence ?? (await evidenceOf(authorization))) };
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
