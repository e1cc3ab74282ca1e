import { createTransport } from 'nodemailer';
import type { Post } from './message.ts';

/** A server that is silent for so long is asked again later. */
const TIMEOUT_MS = 20_000;

/** Sends letters through the mail server of a URL like smtps://user:password@mail.example:465. */
export function createMailer(url: string, from: string): Post['email'] {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, subject, html, text }) => {
    await transport.sendMail({
      from,
      // as an object: the text of a login must not be read as a list of addresses
      to: { name: '', address: to },
      subject,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
