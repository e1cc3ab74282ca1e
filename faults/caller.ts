/** An answer of the API; `status` is 0 where the connection broke before one came. */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface Caller {
  token: string;
  call<Body>(
    origin: string,
    path: string,
    options?: { method?: string; body?: object; form?: FormData; key?: string; proof?: string },
  ): Promise<Answer<Body>>;
}

const NOTHING = { status: 0, headers: new Headers(), body: undefined as never };

/** Somebody who calls the API, of whatever server is there. */
export const createCaller = (token: string): Caller => ({
  token,
  call: async <Body>(
    origin: string,
    path: string,
    { method, body, form, key, proof }: Parameters<Caller['call']>[2] = {},
  ) => {
    try {
      const answer = await fetch(`${origin}/api${path}`, {
        method: method ?? (body || form ? 'POST' : 'GET'),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
          ...(proof && { 'x-proof': proof }),
        },
        ...((form || body) && { body: form ?? JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
      const text = await answer.text();
      const json = text === '' ? undefined : JSON.parse(text);
      return { status: answer.status, headers: answer.headers, body: json as Body };
    } catch {
      return NOTHING;
    }
  },
});
