import createClient from 'openapi-fetch';
import { failure, refusal } from './api-error.ts';
import type {
  Body,
  Call,
  CallOf,
  Data,
  Method,
  OperationAt,
  Options,
  PathWith,
  UploadForm,
  UploadPath,
} from './calls.ts';
import { fileNameOf } from './file-name.ts';
import { pathWithin } from './links.ts';
import { partsOf } from './operation.ts';
import type { paths } from './schema.ts';

export { ApiError, type ApiErrorKind, type FieldErrors } from './api-error.ts';
export type { Body, Data, Input, OperationAt } from './calls.ts';
export { isPublic, type Operation, type OperationId } from './operation.ts';

/** A session as the API returns it. */
export interface Token {
  token: string;
  token_type: string;
}

export interface ApiOptions {
  /** Address of the API: absolute, or relative to the page's origin, such as `/api`. */
  baseUrl: string;
  /** Returns the session to call with. Called before every call. */
  getToken: () => Token | null | undefined;
  /** Called once for each call that the server answers with 401, if its token is still the one in use. */
  onUnauthorized: () => void;
  /** @default the global `fetch` */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A file that the API sends. */
export interface Download {
  blob: Blob;
  /** Name given by the server. */
  fileName: string | undefined;
}

/** The API's calls by method and path. Each resolves to the data of the response or throws an `ApiError`. */
export interface Api {
  GET: Call<'get'>;
  POST: Call<'post'>;
  PUT: Call<'put'>;
  PATCH: Call<'patch'>;
  DELETE: Call<'delete'>;
  /** Makes the call that an operation of `@org/api-client/operations` names. */
  call: CallOf;
  /**
   * Fetches a page of a list by its link, with the same body.
   * @throws TypeError for a link that leads outside of the API.
   */
  postLink: <P extends PathWith<'post'>>(
    link: string,
    body: Body<OperationAt<P, 'post'>>,
    options?: { signal?: AbortSignal | undefined },
  ) => Promise<Data<OperationAt<P, 'post'>>>;
  /** Sends one file or several, with the other fields of the form. */
  upload: <P extends UploadPath>(
    path: P,
    form: UploadForm<P>,
    ...options: Options<Omit<OperationAt<P, 'post'>, 'requestBody'>>
  ) => Promise<Data<OperationAt<P, 'post'>>>;
  /** Fetches a file instead of data. */
  download: <M extends 'get' | 'post', P extends PathWith<M>>(
    method: M,
    path: P,
    ...options: Options<OperationAt<P, M>>
  ) => Promise<Download>;
}

type CallOptions = { signal?: AbortSignal | null | undefined; [option: string]: unknown };

const authorizationOf = (token: Token | null | undefined) =>
  token ? `${token.token_type} ${token.token}` : undefined;

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(fields))
    for (const value of Array.isArray(field) ? field : [field])
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined) form.append(name, String(value));
  return form;
}

/** Makes the typed client of the API. A search sees all that earlier responses saw, its own writes included. */
export function createApi({ baseUrl, getToken, onUnauthorized, fetch }: ApiOptions): Api {
  let seenVersion = 0;
  const send = async (request: Request) => {
    const authorization = authorizationOf(getToken());
    if (authorization) request.headers.set('Authorization', authorization);
    if (seenVersion > 0) request.headers.set('min-catalog-version', String(seenVersion));
    const response = await (fetch ?? globalThis.fetch)(request);
    seenVersion = Math.max(seenVersion, Number(response.headers.get('catalog-version')));
    // a 401 to a call of an earlier session says nothing about the current one
    if (response.status === 401 && authorization && authorization === authorizationOf(getToken()))
      onUnauthorized();
    return response;
  };
  const client = createClient<paths>({
    baseUrl,
    fetch: send,
    headers: { Accept: 'application/json' },
  });

  const request = async (method: Method, path: string, options: CallOptions = {}) => {
    const call = client.request(method, path as never, options as never) as Promise<{
      data?: unknown;
      error?: unknown;
      response: Response;
    }>;
    const answer = await call.catch((reason: unknown) => {
      throw failure(reason, options.signal);
    });
    if (!answer.response.ok) throw refusal(answer.response, answer.error);
    return answer;
  };
  const dataOf = async (...call: Parameters<typeof request>) => (await request(...call)).data;
  const by = <M extends Method>(method: M) =>
    ((path: string, options?: CallOptions) => dataOf(method, path, options)) as Call<M>;

  return {
    GET: by('get'),
    POST: by('post'),
    PUT: by('put'),
    PATCH: by('patch'),
    DELETE: by('delete'),
    call: (operation, input, options) => {
      const { method, path } = partsOf(operation);
      return dataOf(method.toLowerCase() as Method, path, { ...input, ...options }) as never;
    },
    postLink: (link, body, options) =>
      dataOf('post', pathWithin(baseUrl, link, globalThis.location?.href), {
        ...options,
        body,
      }) as never,
    upload: (path, form, ...[options]) =>
      dataOf('post', path, { ...(options as CallOptions), body: formOf(form) }) as never,
    download: async (method, path, ...[options]) => {
      const { data, response } = await request(method, path, {
        ...(options as CallOptions),
        parseAs: 'blob',
        headers: { Accept: '*/*' },
      });
      const fileName = fileNameOf(response.headers.get('content-disposition'));
      return { blob: data as Blob, fileName };
    },
  };
}
