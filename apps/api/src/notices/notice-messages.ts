import type { NoticeChoice } from '@org/api-client/schema';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { canSend } from '../post/post.ts';
import { type LetterText, writeLetter } from '../post/post-letter.ts';
import type { Post } from '../post/post-message.ts';
import type { BrowserNotice, Pusher } from '../push/push.ts';
import type { PushKey } from '../push/push-key.ts';
import { forgetSubscription, selectSubscription } from './browsers.ts';
import { type Reader, selectChannels, selectLettersKey } from './readers.ts';

type Kind = NoticeChoice['kind'];

/** How accounts that something concerns are told of it, as far as this server can. */
export async function selectReachable(
  { db, config, pushKey }: { db: Db; config: Config; pushKey: PushKey | undefined },
  accounts: readonly string[],
  kind: Kind,
): Promise<Reader[]> {
  const readers = await selectChannels(db, { accounts, kind, pushKey: pushKey?.publicKey });
  return readers.filter(({ channel }) => channel === 'push' || canSend(config, channel));
}

/** What a message says, by the channel that carries it. */
export interface MessageText {
  kind: Kind;
  letter: LetterText;
  /** for a text message */
  text: string;
  notice: BrowserNotice;
}

interface Sender {
  db: Db;
  config: Config;
  pushKey: PushKey | undefined;
  post: Post;
  push: Pusher;
}

/** Sends a letter that can be turned off, a text message, or a notice in a browser unless that has gone. */
export async function sendMessage(
  { db, config, pushKey, post, push }: Sender,
  { channel, to }: Pick<Reader, 'channel' | 'to'>,
  { kind, letter, text, notice }: MessageText,
): Promise<void> {
  if (channel === 'phone') return post.phone({ to, text });
  if (channel === 'email') {
    const key = await selectLettersKey(db, to);
    const off = key && `${config.publicUrl}/letters-off?key=${key}&kind=${kind}`;
    return post.email(writeLetter(to, { ...letter, off }));
  }
  const browser = pushKey && (await selectSubscription(db, to, pushKey.publicKey));
  if (browser && !(await push(browser, notice))) await forgetSubscription(db, to);
}
