/** How much of a file has arrived, in bytes, and about how many bytes there will be if the server says so. */
export interface Progress {
  received: number;
  expected: number | undefined;
}

/**
 * `fetch` that reports how much of the response body has arrived. The length of a compressed response can't be
 * compared, so an export states its approximate length in `X-Estimated-Length`.
 */
export async function fetchWithProgress(
  request: Request,
  onProgress: (progress: Progress) => void,
): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok || !response.body) return response;
  const estimate = Number(response.headers.get('x-estimated-length'));
  const expected = Number.isFinite(estimate) && estimate > 0 ? estimate : undefined;
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onProgress({ received, expected });
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
}

/** The progress in percent, at most 99 before the end, because the length is an estimate. */
export const percentOf = ({ received, expected }: Progress): number | undefined =>
  expected === undefined ? undefined : Math.min(99, Math.round((received / expected) * 100));
