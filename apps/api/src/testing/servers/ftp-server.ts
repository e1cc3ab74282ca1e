import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FtpSrv } from 'ftp-srv';

export interface RealFtpServer {
  port: number;
  /** Names of the files that were fetched. */
  taken: string[];
  serve(name: string, content: Buffer, modified?: Date): Promise<void>;
  close(): Promise<void>;
}

/** A free port, because this server cannot be asked which port it has taken. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

/** Starts an external FTP server with one login. It is encrypted if `tls` is given. */
export async function startFtpServer(tls?: { key: string; cert: string }): Promise<RealFtpServer> {
  const root = await mkdtemp(join(tmpdir(), 'ftp-'));
  const port = await freePort();
  const taken: string[] = [];
  const log = { ...quiet, child: () => log };
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    anonymous: false,
    log: log as never,
    ...(tls && { tls }),
  });
  server.on('login', ({ connection, username, password }, resolve, reject) => {
    if (username !== 'opt' || password !== 'пароль') return reject(new Error('Wrong password'));
    connection.on('RETR', (error, path) => {
      if (!error) taken.push(path.slice(root.length + 1));
    });
    resolve({ root });
  });
  await server.listen();
  return {
    port,
    taken,
    serve: async (name, content, modified = new Date('2026-11-01T10:00:00Z')) => {
      await writeFile(join(root, name), content);
      await utimes(join(root, name), modified, modified);
    },
    close: async () => {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}
