/** Long after any browser has begun to save. */
const KEEP_MS = 60_000;

/** Saves a file as the browser saves downloads. */
export function saveFile(blob: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
