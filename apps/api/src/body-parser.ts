import type { FastifyInstance } from 'fastify';

/** Bodies are JSON; an empty one is none, so that the contract decides whether that will do. */
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
}
