import { apiOver } from '../../shared/api/api.ts';
import { saveFile } from '../../shared/save-file.ts';

/** `fetch` that reports how much of the response has arrived, if its length is known. */
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
        // an estimate: it is complete only at the real end
        onProgress(Math.min(99, (loaded / total) * 100));
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
}

/** Downloads the whole stock as a file. */
export async function exportRests(
  companyId: string,
  format: 'xlsx' | 'csv',
  onProgress: (percent: number) => void,
): Promise<void> {
  const api = apiOver((request) => fetchWithProgress(request, onProgress));
  const params = { path: { id: companyId }, query: { format } };
  saveFile(
    await api.download('get', '/companies/{id}/rests/export', { params }),
    `rests.${format}`,
  );
}
