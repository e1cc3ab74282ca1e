/** The page's first request, sent by boot.ts while the application's JavaScript was still loading. */
interface EarlyRequest {
  url: string;
  body: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    early?: EarlyRequest;
  }
}

/** Sends the request that the page is about to make anyway. */
export function sendEarly(url: string, body: unknown, authorization: string | undefined) {
  const text = JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(authorization && { authorization }),
  };
  const response = fetch(url, { method: 'POST', headers, body: text });
  // the code that takes the answer handles the failure
  response.catch(() => undefined);
  window.early = { url: new URL(url, location.href).href, body: text, response };
}

/** `fetch` that returns the early request's response, once, if the request is exactly the same. */
export async function earlyFetch(request: Request): Promise<Response> {
  const { early } = window;
  if (request.method !== 'POST' || early?.url !== request.url) return fetch(request);
  window.early = undefined;
  return (await request.clone().text()) === early.body ? early.response : fetch(request);
}
