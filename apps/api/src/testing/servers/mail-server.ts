import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedLetter extends Email {
  /** The recipients of the envelope. */
  recipients: string[];
  /** The letter as it was transmitted. */
  raw: string;
}

export interface MailServer {
  url: string;
  letters: ReceivedLetter[];
  /** Refuses this many letters from now on, as a busy server does. */
  refuse(count: number): void;
  /** Returns how many letters were refused. */
  refused(): number;
  close(): Promise<void>;
}

/**
 * Starts a mail server that keeps the letters it gets, and has no mailbox `unknown@…`. It uses its own port or the
 * given one, and confirms a letter only after `slowMs`.
 */
export async function startMailServer(port = 0, slowMs = 0): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  let left = 0;
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const isUnknown = address.startsWith('unknown@');
      done(isUnknown ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
    },
    onData: async (stream, session, done) => {
      // the sender was killed in the middle of a letter
      const raw = await buffer(stream).catch(() => undefined);
      if (raw === undefined) return;
      if (left > 0) {
        left -= 1;
        refused += 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      letters.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() });
      setTimeout(done, slowMs);
    },
  });
  // the connection of a sender that was killed
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    refuse: (count) => {
      left = count;
    },
    refused: () => refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
