import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logSecurity } from './accounts/security-log.ts';
import { Refusal } from './contract/refusal.ts';
import { toProblem } from './http/problem.ts';

/** Logs refused and limited requests for the security log. The login itself logs wrong passwords. */
function noteRefusal(request: FastifyRequest, status: number) {
  const { operation = 'none', isPrivate = false } = request.routeOptions.config;
  const isRefused =
    status === 403 ||
    (status === 401 && request.headers.authorization) ||
    // what belongs to others is answered as if it did not exist
    (status === 404 && isPrivate && request.account);
  if (!isRefused && status !== 429) return;
  logSecurity(request, operation, status === 429 ? 'limited' : 'refused');
}

/** Answers with the problem that an error is, and logs what is worth it. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2],
) {
  const { statusCode, message, details, headers } = toProblem(error);
  if (statusCode === 500) request.log.error({ err: error }, 'unforeseen error');
  else if (statusCode === 503 && !(error instanceof Refusal))
    request.log.warn({ err: error }, 'the database is away or busy');
  noteRefusal(request, statusCode);
  return reply
    .code(statusCode)
    .headers(headers)
    .send({ message, ...details, ...(statusCode === 500 && { request_id: request.id }) });
}
