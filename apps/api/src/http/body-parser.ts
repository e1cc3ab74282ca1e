import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the text of a body. Throws for one that is not UTF-8: its letters would be stored as question marks. */
function textOf(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Problem(400, 'Не удалось разобрать запрос: его текст не в кодировке UTF-8');
  }
}

/** Throws if a content type names another encoding than UTF-8, the only one that JSON has. */
function assertUtf8(contentType = ''): void {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType) ?? [];
  if (!/^utf-?8$/i.test(charset))
    throw new Problem(415, 'Ожидается application/json в кодировке UTF-8');
}

/**
 * Parses JSON bodies. An empty body counts as none, so that the contract decides whether that is allowed. Other content
 * types are only for calls that take anything.
 */
export function addBodyParser(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      try {
        assertUtf8(request.headers['content-type']);
        const text = textOf(body);
        if (text === '') done(null, undefined);
        else parseJson(request, text, done);
      } catch (error) {
        done(error as Problem);
      }
    },
  );
  app.addContentTypeParser('*', (request, body, done) => {
    if (request.routeOptions.config.takesAnything) done(null, body);
    else done(new Problem(415));
  });
}
