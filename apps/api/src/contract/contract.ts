import type { Readable } from 'node:stream';
import type { operations } from '@org/api-client/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Name of a call in openapi.yaml. */
export type OperationId = keyof operations;

type OrEmpty<T> = [T] extends [never] ? Record<string, never> : NonNullable<T>;
type Parameters<K extends OperationId> = operations[K]['parameters'];

type Body<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : operations[K] extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined;

type Content<R> = R extends { content: infer C }
  ? C extends { 'application/json': infer B }
    ? B
    : Buffer | Readable
  : undefined;
type Success = 200 | 201 | 202 | 204;
type Answer<K extends OperationId> = {
  [S in keyof operations[K]['responses'] & Success]: Content<operations[K]['responses'][S]>;
}[keyof operations[K]['responses'] & Success];

/** A request that has passed the contract's validation, so that its parts have the declared types. */
type ContractRequest<K extends OperationId> = FastifyRequest<{
  Querystring: OrEmpty<Exclude<Parameters<K>['query'], undefined>>;
  Params: OrEmpty<Exclude<Parameters<K>['path'], undefined>>;
  Headers: OrEmpty<Exclude<Parameters<K>['header'], undefined>>;
  Body: Body<K>;
}>;

/**
 * A handler of one operation of openapi.yaml, with typed input and output. Its result is sent with the operation's
 * success status and only with the fields that the contract declares. For every other answer it throws a `Problem`.
 */
export type Handler<K extends OperationId> = (
  request: ContractRequest<K>,
  reply: FastifyReply,
) => Promise<Answer<K>>;

/** One handler for every operation. */
export type Handlers = { [K in OperationId]: Handler<K> };
