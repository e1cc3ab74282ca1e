import type { DownloadedFile, DownloadRequest } from './download.ts';

/**
 * Fetches a file by the protocol of its URL. Resolves to undefined if it has not changed since the last time. Throws a
 * `NotFetched` or a `Refused` that says why not. Decision 122.
 */
export async function fetchFile(wanted: DownloadRequest): Promise<DownloadedFile | undefined> {
  // each module is loaded only where it is needed
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
