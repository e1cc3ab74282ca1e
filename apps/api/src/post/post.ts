import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { createMailer } from './mail.ts';
import type { Channel, Post } from './post-message.ts';
import { createSmsSender } from './sms.ts';

/** Creates a post that stores messages in the database, where a demo shows them. */
function createOutbox(db: Db): Post {
  const insert = (...values: (string | undefined)[]) =>
    db.query(
      'insert into outbox (kind, recipient, subject, html, text) values ($1, $2, $3, $4, $5)',
      values,
    );
  return {
    email: async ({ to, subject, html, text }) =>
      void (await insert('email', to, subject, html, text)),
    phone: async ({ to, text }) => void (await insert('phone', to, undefined, undefined, text)),
  };
}

type PostConfig = Pick<Config, 'smtpUrl' | 'smsGatewayUrl' | 'mailFrom'>;

/** Whether messages are stored in the database, because nothing is configured to send them. */
export const hasOutbox = ({ smtpUrl, smsGatewayUrl }: PostConfig) => !smtpUrl && !smsGatewayUrl;

/** Whether messages of this kind can be sent or stored. */
export const canSend = (config: PostConfig, channel: Channel) =>
  hasOutbox(config) || Boolean(channel === 'email' ? config.smtpUrl : config.smsGatewayUrl);

const nowhere = (channel: Channel) => async () => {
  throw new Error(`Nothing is configured for messages by ${channel}.`);
};

/** Creates the post as it is configured: a mail server, a gateway, or the outbox for both. Decision 33. */
export function createPost(db: Db, config: PostConfig): Post {
  if (hasOutbox(config)) return createOutbox(db);
  return {
    email: config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom) : nowhere('email'),
    phone: config.smsGatewayUrl ? createSmsSender(config.smsGatewayUrl) : nowhere('phone'),
  };
}
