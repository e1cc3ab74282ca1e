/** Long enough for any browser to begin saving. */
const KEEP_MS = 60_000;

/** Saves a file as a download of the browser. */
export function saveFile(blob: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
