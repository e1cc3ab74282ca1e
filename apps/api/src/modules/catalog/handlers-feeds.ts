import { attach } from '../../attachment.ts';
import type { Handler } from '../../contract.ts';
import { Problem } from '../../problem.ts';
import { sectionOf } from './sections.ts';
import { feedKey } from './showcase/feeds/feed-key.ts';
import { currentFeed, FORMATS, isOffered } from './showcase/feeds/feeds.ts';
import { noteFetch } from './showcase/feeds/queries.ts';
import { selectByToken } from './showcase/queries.ts';

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2 */
const isKnown = (asked: string | undefined, etag: string) =>
  asked === '*' || asked?.split(',').some((one) => one.trim().replace(/^(?:W\/)?/, 'W/') === etag);

export const getShowcaseFeed: Handler<'getShowcaseFeed'> = async (request, reply) => {
  const { db, storage, config, params, headers, log } = request;
  const { token, file } = params;
  const showcase = await selectByToken(db, token);
  if (!showcase) throw new Problem(404, 'Такой витрины нет. Возможно, ссылку заменили на новую');
  const rules = { ...showcase.rules, section: sectionOf(showcase.section).code };
  if (!isOffered(file, rules.section))
    throw new Problem(404, 'Такого файла у витрины нет: Авито принимает легковые шины');
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
