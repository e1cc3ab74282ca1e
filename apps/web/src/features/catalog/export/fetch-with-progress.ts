/** What has come of a file: bytes, and about how many there will be where the server says. */
export interface Progress {
  received: number;
  expected: number | undefined;
}

/**
 * `fetch` that tells how much of the answer's body has come. A compressed answer has no length worth comparing with; an
 * export says about how long it will be in `X-Estimated-Length`.
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

/** Percent of a file, never quite the whole before its end: the length is a guess. */
export const percentOf = ({ received, expected }: Progress): number | undefined =>
  expected === undefined ? undefined : Math.min(99, Math.round((received / expected) * 100));
