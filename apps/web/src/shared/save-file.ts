import type { Download } from '@org/api-client';

/** Long enough for any browser to begin saving. */
const KEEP_MS = 60_000;

/** Saves a file as a download of the browser, under the server's name for it, else under the given one. */
export function saveFile({ blob, fileName }: Partial<Download> & { blob: Blob }, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
