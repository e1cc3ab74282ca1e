/** Steps of an order: the calls that the contract gives an idempotency key, apart from those that bring their own. */
const STEPS = /\/api\/orders\/[^/]+\/.+$/;

/** Keys of calls that nobody has answered yet, by what they ask for. */
const unanswered = new Map<string, string>();

/**
 * Gives a step of an order the key of its press of the button: a second press before the answer, or one after no answer
 * came, carries the same key, so that the step is done once. The next press after an answer has a key of its own.
 */
export async function sendWithKey(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isStep =
    request.method === 'POST' &&
    STEPS.test(new URL(request.url).pathname) &&
    request.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isStep || request.headers.has('idempotency-key')) return send(request);
  const asked = `${request.url} ${await request.clone().text()}`;
  const key = unanswered.get(asked) ?? crypto.randomUUID();
  unanswered.set(asked, key);
  request.headers.set('idempotency-key', key);
  const answer = await send(request);
  // a server that is away may have done it before it went
  if (answer.status < 500) unanswered.delete(asked);
  return answer;
}
