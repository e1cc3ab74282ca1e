import { apiOver } from '../../shared/api/api.ts';
import { saveFile } from '../../shared/save-file.ts';

/** `fetch` that tells how much of the answer has come, as far as anybody knows how long it will be. */
async function fetchWithProgress(
  request: Request,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const response = await fetch(request);
  const { headers, body, ok } = response;
  const total = Number(headers.get('x-estimated-length') ?? headers.get('content-length') ?? 0);
  if (!ok || !body || total === 0) return response;
  let loaded = 0;
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        loaded += chunk.byteLength;
        // an estimate: the end is when it ends
        onProgress(Math.min(99, (loaded / total) * 100));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
}

/** Fetches the whole stock as a file and hands it to the browser. */
export async function exportRests(
  companyId: string,
  format: 'xlsx' | 'csv',
  onProgress: (percent: number) => void,
): Promise<void> {
  const api = apiOver((request) => fetchWithProgress(request, onProgress));
  const { blob, fileName } = await api.download('get', '/companies/{id}/rests/export', {
    params: { path: { id: companyId }, query: { format } },
  });
  saveFile(blob, fileName ?? `rests.${format}`);
}
