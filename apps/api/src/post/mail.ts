import { createTransport } from 'nodemailer';
import { type Post, UndeliverableError } from './post-message.ts';

/** A server that is silent for this long is tried again later. */
const TIMEOUT_MS = 20_000;

/** Whether the server will never take a letter to this address. */
function isUndeliverable(error: unknown): boolean {
  const { code, responseCode = 500 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
}

/** Sends letters through the mail server of a URL like smtps://user:password@mail.example:465. */
export function createMailer(url: string, from: string): Post['email'] {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ to, subject, html, text, off }) => {
    const letter = {
      from,
      // an object, so that a login is not parsed as a list of addresses
      to: { name: '', address: to },
      subject,
      html,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      // mail programs show it beside the sender
      ...(off && { list: { unsubscribe: off } }),
    };
    await transport.sendMail(letter).catch((error: unknown) => {
      throw isUndeliverable(error)
        ? new UndeliverableError('The address of a letter was refused.')
        : error;
    });
  };
}
