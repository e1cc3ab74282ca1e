import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** A letter in the format of a mailbox. */
export async function rawLetter(letter: SendMailOptions): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({
    subject: 'Прайс-лист',
    text: 'См. файл',
    ...letter,
  });
  return (message as Buffer).toString('latin1');
}

/** Starts an IMAP server with the mailbox of the user `lists`. */
export async function startImapServer() {
  const server = hoodiecrow({
    plugins: ['ID', 'ENABLE', 'UIDPLUS'],
    users: { lists: { password: 'p@ss word' } },
    storage: { INBOX: { uidvalidity: 1 } },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const inbox = () => server.getMailbox('INBOX');
  return {
    url: `imap://lists:${encodeURIComponent('p@ss word')}@127.0.0.1:${port}`,
    put: (raw: string) => server.appendMessage('INBOX', [], new Date(), raw),
    count: () => inbox().messages.length,
    /** Makes all message numbers invalid, as after a move of the mailbox to another server. */
    renumber: () => {
      inbox().uidvalidity += 1;
    },
    close: async () => {
      const closed = once(server.server, 'close');
      server.close(() => undefined);
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
export type ImapServer = Awaited<ReturnType<typeof startImapServer>>;
