/**
 * `fetch` for a request with a large body that reports how much of it has been sent: `fetch` itself does not.
 * @param onProgress gets the part of the body that has been sent, 0 to 100
 */
export async function sendWithProgress(
  request: Request,
  onProgress: (percent: number) => void,
): Promise<Response> {
  const body = await request.clone().blob();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.responseType = 'blob';
    call.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    call.onload = () => {
      const type = call.getResponseHeader('content-type');
      const retryAfter = call.getResponseHeader('retry-after');
      resolve(
        new Response(call.response, {
          status: call.status,
          headers: {
            ...(type && { 'content-type': type }),
            ...(retryAfter && { 'retry-after': retryAfter }),
          },
        }),
      );
    };
    call.onerror = () => reject(new TypeError('The connection was lost'));
    call.onabort = () => reject(new DOMException('The call was given up', 'AbortError'));
    request.signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}
