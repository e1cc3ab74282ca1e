import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { bearerToken, findAccount, requireAccount, requireValid } from './accounts/auth.ts';
import { recordKeyCall } from './accounts/key-calls.ts';
import { findKey, isKey } from './accounts/keys.ts';
import { assertSensitive } from './accounts/proof.ts';
import { versionHeader } from './cache/catalog-version.ts';
import type { OperationId } from './contract/contract.ts';
import { demandsPrice, withoutPrices } from './contract/contract-prices.ts';
import { type JsonSchema, type Operation, readContract } from './contract/openapi.ts';
import { isAway } from './db/unavailable.ts';
import { networkOf } from './http/client-address.ts';
import { Problem } from './http/problem.ts';
import { areThreadsBusy, threadsAreBusy } from './threads/threads.ts';

/** A handler as the router sees it. Its types are checked where the handlers are put together. */
type AnyHandler = (request: never, reply: never) => Promise<unknown>;
export type SomeHandlers = { [K in OperationId]?: AnyHandler };

const ALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies HTTPMethods[];

const notWritten = async () => {
  throw new Problem(501);
};

/** The content type of a call that takes any body, unparsed. */
const ANYTHING = '*/*';

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The caller: a person by a session, or a program by a company's key. While the database is away, callers can't be
 * identified; calls that need no login then treat them as visitors.
 */
async function findCaller(request: FastifyRequest, { login, scope }: Operation) {
  const token = bearerToken(request.headers.authorization);
  if (token === undefined) return null;
  try {
    return await request.pulse.whileThere(() =>
      isKey(token) ? findKey(request, token, scope) : findAccount(request.db, token),
    );
  } catch (error) {
    if (login === 'required' || !isAway(error)) throw error;
    request.isUnknown = true;
    return null;
  }
}

/** Identifies the caller if the call needs that, and refuses a body of a type that the contract does not allow. */
const onRequest = (operation: Operation) => async (request: FastifyRequest) => {
  const { contentTypes, login } = operation;
  if (login !== 'none') request.account = await findCaller(request, operation);
  if (login === 'required') requireAccount(request);
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (contentTypes.includes(ANYTHING)) return;
  if (contentTypes.length > 0 && hasBody(request) && !contentTypes.includes(type))
    throw new Problem(415, `Ожидается ${contentTypes.join(' или ')}`);
};

/** Refuses expensive work while the process can't keep up: whatever is cheap goes on. */
const refuseIfBusy = (app: FastifyInstance) => async () => {
  if (app.heldLoop.isDrowning() || areThreadsBusy()) throw threadsAreBusy();
};

/** Waits until it is the caller's turn: one has one piece of expensive work done at a time. */
const takeTurn = async (request: FastifyRequest, reply: FastifyReply) =>
  request.turns.take(request.account?.id ?? networkOf(request.ip), reply);

const needsLogin = () => new Problem(401, 'Цены видны после входа');

/** Whether prices are kept from the caller. */
const isPriceless = ({ account, config }: FastifyRequest, { login }: Operation) =>
  login !== 'required' && account === null && config.visitorPrices !== 'full';

/** Refuses strangers what would tell them prices in another way than by an answer's fields. */
const refusePrices = (operation: Operation) => async (request: FastifyRequest) => {
  if (isPriceless(request, operation) && (operation.isPriceFile || demandsPrice(request.body)))
    throw needsLogin();
};

/** Returns the answer as its caller may see it. */
function visibleTo(request: FastifyRequest, answer: unknown, operation: Operation) {
  const schema = operation.response[operation.status];
  if (!schema || !isPriceless(request, operation)) return answer;
  const { understood } = (answer ?? {}) as { understood?: { filter?: unknown } };
  if (demandsPrice(understood?.filter)) throw needsLogin();
  const { components } = readContract();
  const schemas = components.schemas as Record<string, JsonSchema>;
  return withoutPrices(answer, schema, schemas, request.config.visitorPrices);
}

function addOperation(
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  running: Set<Promise<unknown>>,
) {
  const { id, method, url, status, params, querystring, headers, body, response } = operation;
  const run = handler as (request: FastifyRequest, reply: unknown) => Promise<unknown>;
  const { isExpensive, right } = operation;
  const isWrite = method !== 'GET' && operation.login === 'required';
  app.route({
    method,
    url,
    config: {
      operation: id,
      right: right === 'any' ? undefined : right,
      isPrivate: operation.login === 'required' && url.includes(':'),
      takesAnything: operation.contentTypes.includes(ANYTHING),
    },
    schema: {
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(headers && { headers }),
      ...(body && { body: operation.isBodyRequired ? body : { anyOf: [body, { type: 'null' }] } }),
      response,
    },
    onRequest: [...(isExpensive ? [refuseIfBusy(app)] : []), onRequest(operation)],
    // a turn or a body may come slowly, and the caller may have been shut out meanwhile
    preHandler: [
      refusePrices(operation),
      ...(isExpensive ? [takeTurn] : []),
      ...(isWrite && body ? [requireValid] : []),
    ],
    ...(operation.scope !== undefined && { onSend: recordKeyCall(operation) }),
    handler: async (request, reply) => {
      if (operation.sensitivity) await assertSensitive(request, operation.sensitivity);
      reply.code(status);
      const work = run(request, reply);
      app.heldLoop.mark(request);
      running.add(work);
      const answer = visibleTo(request, await work.finally(() => running.delete(work)), operation);
      app.heldLoop.mark(request);
      // callers must find what they have just written
      if (isWrite) reply.headers(await versionHeader(request.db));
      return answer;
    },
  });
}

/** Answers 405 to the methods that a URL of the contract does not have. */
function addRefusals(app: FastifyInstance, operations: readonly Operation[]) {
  const methods = Map.groupBy(operations, ({ url }) => url);
  for (const [url, known] of methods) {
    const allowed = known.map(({ method }) => method);
    const refused = ALL_METHODS.filter((method) => !allowed.includes(method));
    if (refused.length === 0) continue;
    app.route({
      method: refused,
      url,
      onRequest: async () => {
        throw new Problem(405, undefined, { headers: { allow: allowed.join(', ') } });
      },
      handler: notWritten,
    });
  }
}

/** Adds every call of the contract. A call without a handler answers 501. Decision 2. */
export function addRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  handlers: SomeHandlers,
) {
  /** Handlers that are running. One goes on when its caller has gone, and the database stays open until it ends. */
  const running = new Set<Promise<unknown>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });
  for (const operation of operations)
    addOperation(app, operation, handlers[operation.id] ?? notWritten, running);
  addRefusals(app, operations);
}
