import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line for each answered request, without what people typed: no query, no body, no headers. */
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
    const { method, url, routeOptions } = request;
    const line = {
      operation: routeOptions.config.operation,
      method,
      path: url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }
}
