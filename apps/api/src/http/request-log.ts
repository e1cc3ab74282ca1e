import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Logs one line for each answered request, without what people typed or were sent: the route, but no path, query, body
 * or headers.
 */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' });
  }

  override incomingRequest() {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { method, routeOptions } = request;
    const line = {
      operation: routeOptions.config.operation,
      method,
      // the path of a link contains its token
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }
}
