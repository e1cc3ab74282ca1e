import { load } from './load.ts';

/** How a proof is asked for and kept: loaded by the first refusal. */
let proofs: typeof import('../proof/ask.ts') | undefined;

/** Sends a request. If the server needs a proof that the session is the user's own, asks for it and sends it again. */
export async function sendProven(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'GET') return send(request);
  const again = request.clone();
  proofs?.attachProof(request);
  const answer = await send(request);
  if (answer.status !== 403) return answer;
  proofs ??= await load(() => import('../proof/ask.ts'));
  return proofs.repeatProven(answer, again, send);
}
