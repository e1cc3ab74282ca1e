import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Parses JSON bodies. An empty body counts as none, so that the contract decides whether that is allowed. Other content
 * types are only for calls that take anything.
 */
export function addBodyParser(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
  app.addContentTypeParser('*', (request, body, done) => {
    if (request.routeOptions.config.takesAnything) done(null, body);
    else done(new Problem(415));
  });
}
