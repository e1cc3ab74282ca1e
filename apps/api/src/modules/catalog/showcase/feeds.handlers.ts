import type { Handler } from '../../../contract/contract.ts';
import { attach } from '../../../http/attachment.ts';
import { Problem } from '../../../http/problem.ts';
import { sectionOf } from '../filter/sections.ts';
import { feedKey } from './feed-key.ts';
import { noteFetch } from './feeds.sql.ts';
import { currentFeed } from './feeds.ts';
import { FORMATS, isOffered, NOT_FOR_AVITO } from './make-file.ts';
import { selectByToken } from './showcase.sql.ts';

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
const isKnown = (asked: string | undefined, etag: string) =>
  asked === '*' || asked?.split(',').some((one) => one.trim().replace(/^(?:W\/)?/, 'W/') === etag);

export const getShowcaseFeed: Handler<'getShowcaseFeed'> = async (request, reply) => {
  const { db, storage, config, params, headers, limiter, log } = request;
  const { token, file } = params;
  const showcase = await selectByToken(db, token);
  if (!showcase) throw new Problem(404, 'Такой витрины нет. Возможно, ссылку заменили на новую');
  const rules = { ...showcase.rules, section: sectionOf(showcase.section).code };
  if (!isOffered(file, rules.section)) throw new Problem(404, NOT_FOR_AVITO);
  await limiter.take('feedByLink', `${showcase.id} ${file}`);
  const feed = await currentFeed(
    {
      db,
      storage,
      publicUrl: config.publicUrl,
      onFailure: (err) => log.error({ err, showcase: showcase.id, file }, 'a feed is not made'),
    },
    { ...showcase, rules },
    file,
  );
  await noteFetch(db, showcase.id, file);
  reply.headers({
    etag: feed.etag,
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    ...(feed.made_at && { 'last-modified': feed.made_at.toUTCString() }),
  });
  if (isKnown(headers['if-none-match'], feed.etag)) {
    reply.code(304);
    return Buffer.alloc(0);
  }
  attach(reply, `${showcase.name}${file.slice(file.lastIndexOf('.'))}`, FORMATS[file].type);
  return storage.getStream(feedKey(feed.key));
};
