import { createHash } from 'node:crypto';
import type { ImapFlow } from 'imapflow';

/** A letter can't be read from a mailbox. The message says why. */
export class NoLetter extends Error {}

/** The headers of a letter that we use. */
export interface Heading {
  uid: number;
  /** Hash of the headers that identify the letter in any folder. */
  message: Buffer;
  /** The header lines with its recipients. */
  recipients: string;
}

export interface Mailbox {
  validity: number;
  /** Yields the letters after a uid, oldest first. */
  headings(after: number): AsyncGenerator<Heading>;
  /** The raw letter. Throws a `NoLetter` if it is gone or too large. */
  read(uid: number, mostBytes: number): Promise<Buffer>;
}

const NAMING = ['message-id', 'date', 'from', 'subject'];
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
const SILENT_MS = 30_000;

/** Returns header lines by name; a header that is folded over several lines becomes one. */
function linesOf(headers: Buffer | undefined): [name: string, line: string][] {
  const text = (headers?.toString('latin1') ?? '').replaceAll(/\r?\n[ \t]+/g, ' ');
  return text.split(/\r?\n/).map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line]);
}

function messageOf(lines: ReturnType<typeof linesOf>): Buffer {
  const named = lines.filter(([name]) => name === 'message-id');
  const naming = named.length > 0 ? named : lines.filter(([name]) => NAMING.includes(name));
  return createHash('sha256')
    .update(naming.map(([, line]) => line).join('\n'))
    .digest();
}

const mailboxOf = (client: ImapFlow, validity: number): Mailbox => ({
  validity,
  async *headings(after) {
    const query = { uid: true, headers: [...NAMING, ...RECIPIENTS] };
    for await (const { uid, headers } of client.fetch(`${after + 1}:*`, query, { uid: true })) {
      // for an empty range a server returns the last letter
      if (uid <= after) continue;
      const lines = linesOf(headers);
      const sentTo = lines.filter(([name]) => RECIPIENTS.includes(name));
      const recipients = sentTo.map(([, line]) => line).join('\n');
      yield { uid, message: messageOf(lines), recipients };
    }
  },
  async read(uid, mostBytes) {
    const found = await client.fetchOne(String(uid), { size: true }, { uid: true });
    if (!found) throw new NoLetter('Письма больше нет в почтовом ящике');
    if ((found.size ?? 0) > mostBytes) throw new NoLetter('Письмо слишком большое');
    const letter = await client.fetchOne(String(uid), { source: true }, { uid: true });
    if (!letter || !letter.source) throw new NoLetter('Письма больше нет в почтовом ящике');
    return letter.source;
  },
});

/** Returns the user, the server and the folder of a mailbox, under which its progress is stored. */
export function mailboxName(text: string): string {
  const { username, host, pathname } = new URL(text);
  return `${decodeURIComponent(username)}@${host}${pathname === '/' ? '/INBOX' : pathname}`;
}

/** Opens the mailbox of a URL like imaps://USER:PASSWORD@HOST/FOLDER while `work` runs. Decision 123. */
export async function withMailbox<Result>(
  text: string,
  work: (mailbox: Mailbox) => Promise<Result>,
): Promise<Result> {
  const url = new URL(text);
  const isEncrypted = url.protocol === 'imaps:';
  // loaded only if there is a mailbox
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host: url.hostname,
    port: Number(url.port || (isEncrypted ? 993 : 143)),
    secure: isEncrypted,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    socketTimeout: SILENT_MS,
  });
  // errors are thrown to the caller that waits for an answer
  client.on('error', () => undefined);
  await client.connect();
  try {
    const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    return await work(mailboxOf(client, Number(uidValidity)));
  } finally {
    await client.logout().catch(() => client.close());
  }
}
