declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Folder {
    uidvalidity: number;
    messages: { raw: string | Buffer; uid?: number }[];
  }
  interface ImapServer {
    server: Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
    getMailbox(path: string): Folder;
    appendMessage(path: string, flags: string[], date: Date, raw: string): void;
  }
  interface Options {
    plugins?: string[];
    users?: Record<string, { password: string }>;
    storage?: Record<string, { uidvalidity?: number; messages?: { raw: string }[] }>;
  }
  function hoodiecrow(options: Options): ImapServer;
  export = hoodiecrow;
}
