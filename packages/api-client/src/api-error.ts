/** Error messages by field name as in the payload; names of nested fields are joined with dots. */
export type FieldErrors = Record<string, string[]>;

/**
 * - `answer`: the server refused; `status` says why;
 * - `unreadable`: the response is not from this API (a proxy's page, a truncated body);
 * - `network`: no response came, or a time limit passed; worth another try;
 * - `aborted`: the caller cancelled the call; show no error.
 */
export type ApiErrorKind = 'answer' | 'unreadable' | 'network' | 'aborted';

interface Details {
  kind: ApiErrorKind;
  status?: number | undefined;
  fieldErrors?: FieldErrors | undefined;
  requestId?: string | undefined;
  retryAfterS?: number | undefined;
  body?: unknown;
  cause?: unknown;
}

/** The error of every failed call. `message` is in Russian and can be shown to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; undefined if no response came. */
  readonly status: number | undefined;
  /** What is wrong with each field; empty unless the status is 422. An error of the whole body is in `message`. */
  readonly fieldErrors: FieldErrors;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next try, if the server said so. */
  readonly retryAfterS: number | undefined;
  /** The parsed response body, for its other fields: for example the lines of a 409 of the cart. */
  readonly body: unknown;

  constructor(message: string, { cause, ...details }: Details) {
    super(message, { cause });
    this.kind = details.kind;
    this.status = details.status;
    this.fieldErrors = details.fieldErrors ?? {};
    this.requestId = details.requestId;
    this.retryAfterS = details.retryAfterS;
    this.body = details.body;
  }
}

const MESSAGES: Record<number, string> = {
  400: 'Сервер не понял запрос',
  401: 'Войдите, чтобы продолжить',
  403: 'Это действие вам недоступно',
  404: 'Не найдено',
  409: 'Данные изменились. Обновите страницу',
  413: 'Слишком большой файл или запрос',
  415: 'Такой файл не подойдёт',
  422: 'Проверьте поля',
  429: 'Слишком много запросов. Подождите немного',
  503: 'Сервер запускается. Повторите через несколько секунд',
};

const messageOf = (status: number) =>
  MESSAGES[status] ?? (status >= 500 ? 'Ошибка на сервере. Повторите позже' : 'Запрос не выполнен');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Keeps only errors of the documented form: for each field, a list of texts that are not blank. */
function readFieldErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  const fields = Object.entries(errors).flatMap(([field, messages]) => {
    const texts = [messages].flat().flatMap((message) => text(message) ?? []);
    return texts.length > 0 ? [[field, texts] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** Reads `Retry-After`, which holds seconds or a date, as seconds from `now`. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Makes an error of a response that refuses the call; `body` is parsed JSON, or the text if it wasn't JSON. */
export function refusal(response: Response, body: unknown): ApiError {
  const { status, headers } = response;
  const fields = isRecord(body) ? body : {};
  const { '': ofWholeBody, ...fieldErrors } = status === 422 ? readFieldErrors(fields.errors) : {};
  return new ApiError(ofWholeBody?.join('. ') ?? text(fields.message) ?? messageOf(status), {
    kind: 'answer',
    status,
    fieldErrors,
    requestId: text(fields.request_id) ?? text(headers.get('x-request-id')),
    retryAfterS: parseRetryAfter(headers.get('retry-after')),
    body,
  });
}

/** Makes an error of a rejected `fetch`, or of a response that could not be read. */
export function failure(cause: unknown, signal: AbortSignal | null | undefined): ApiError {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : undefined;
  if (name === 'TimeoutError')
    return new ApiError('Сервер не ответил вовремя. Повторите', { kind: 'network', cause });
  if (signal?.aborted || name === 'AbortError')
    return new ApiError('Запрос отменён', { kind: 'aborted', cause });
  if (name === 'SyntaxError')
    return new ApiError('Сервер ответил непонятно. Повторите позже', { kind: 'unreadable', cause });
  return new ApiError('Нет связи с сервером. Проверьте интернет', { kind: 'network', cause });
}
