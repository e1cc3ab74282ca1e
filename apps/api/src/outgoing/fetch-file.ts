import type { Fetched, Wanted } from './download.ts';

/**
 * Fetches a file by whatever its address speaks; undefined where it is still the one that came last. Throws a `NotFetched` or a
 * `Refused` that says why not.
 */
export async function fetchFile(wanted: Wanted): Promise<Fetched | undefined> {
  // each is loaded by those who need it
  switch (wanted.url.split(':', 1)[0]) {
    case 'sftp':
      return (await import('./download-sftp.ts')).downloadSftp(wanted);
    case 'ftp':
    case 'ftps':
      return (await import('./download-ftp.ts')).downloadFtp(wanted);
    default:
      return (await import('./download-http.ts')).downloadHttp(wanted);
  }
}
