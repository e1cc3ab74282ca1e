import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Connection, Server, type SFTPWrapper, utils } from 'ssh2';

const { STATUS_CODE } = utils.sftp;
const REGULAR = 0o100644;
const FOLDER = 0o040755;
const MAX_BYTES = 32_768;

interface Entry {
  /** Returns the bytes at an offset, undefined at the end of the file, or `never` for no answer. */
  read(offset: number, length: number): Buffer | undefined | 'never';
  size: number;
  /** seconds */
  mtime: number;
  isFolder?: boolean;
}

export interface SftpServer {
  port: number;
  /** The logins and passwords that were tried. */
  logins: { login: string; password: string }[];
  /** Returns how many pieces of files were requested. */
  reads(): number;
  files: Map<string, Entry>;
  serve(path: string, content: Buffer, mtime?: number): void;
  close(): Promise<void>;
}

/** Makes a key with Node: one in 300 Ed25519 keys that `ssh2` makes is malformed. */
export const newHostKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'sec1', format: 'pem' })
    .toString();

function answer(sftp: SFTPWrapper, files: Map<string, Entry>, count: () => void) {
  const opened = new Map<string, Entry>();
  const attributes = ({ size, mtime, isFolder }: Entry) => ({
    mode: isFolder ? FOLDER : REGULAR,
    uid: 0,
    gid: 0,
    size,
    atime: mtime,
    mtime,
  });
  const stat = (id: number, path: string) => {
    const entry = files.get(path);
    if (entry) sftp.attrs(id, attributes(entry));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on('STAT', stat);
  sftp.on('LSTAT', stat);
  sftp.on('OPEN', (id, path) => {
    const entry = files.get(path);
    if (!entry) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    const handle = String(opened.size);
    opened.set(handle, entry);
    sftp.handle(id, Buffer.from(handle));
  });
  sftp.on('FSTAT', (id, handle) => {
    const entry = opened.get(handle.toString());
    if (entry) sftp.attrs(id, attributes(entry));
    else sftp.status(id, STATUS_CODE.FAILURE);
  });
  sftp.on('READ', (id, handle, offset, length) => {
    count();
    const data = opened.get(handle.toString())?.read(Number(offset), Math.min(length, MAX_BYTES));
    if (data === 'never') return;
    if (data?.length) sftp.data(id, data);
    else sftp.status(id, STATUS_CODE.EOF);
  });
  sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
}

/** Starts an external SFTP server with one login. If `isAsked`, it asks for the password as an interactive question. */
export async function startSftpServer({
  hostKey = newHostKey(),
  port = 0,
  isAsked = false,
} = {}): Promise<SftpServer> {
  const files: SftpServer['files'] = new Map();
  const logins: SftpServer['logins'] = [];
  const connections = new Set<Connection>();
  let reads = 0;
  const server = new Server({ hostKeys: [hostKey] }, (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
    // from clients that disconnect once they have what they want
    connection.on('error', () => undefined);
    connection.on('authentication', (context) => {
      const settle = (password: string) => {
        logins.push({ login: context.username, password });
        if (context.username === 'opt' && password === 'пароль') context.accept();
        else context.reject();
      };
      if (context.method === 'password' && !isAsked) settle(context.password);
      else if (context.method === 'keyboard-interactive' && isAsked)
        context.prompt('Пароль:', ([password]) => settle(password ?? ''));
      else context.reject([isAsked ? 'keyboard-interactive' : 'password']);
    });
    connection.on('session', (accept) => {
      accept().on('sftp', (open) => answer(open(), files, () => reads++));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    logins,
    reads: () => reads,
    files,
    serve: (path, content, mtime = 1_700_000_000) =>
      void files.set(path, {
        size: content.length,
        mtime,
        read: (offset, length) => content.subarray(offset, offset + length),
      }),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const connection of connections) connection.end();
      await closed;
    },
  };
}
