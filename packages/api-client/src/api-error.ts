/** Field name as in the payload, nested ones with dots, to what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

/**
 * - `answer`: the server refused; `status` says how;
 * - `unreadable`: something answered, but not this API (a proxy's page, a cut body);
 * - `network`: no answer came, a time limit included; worth another try;
 * - `aborted`: the caller gave up; nobody is to be told.
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

/** Every failure of a call. `message` is in Russian and fit to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; undefined where no answer came. */
  readonly status: number | undefined;
  /** What is wrong with each field; empty unless the status is 422. An error of the whole body is in `message`. */
  readonly fieldErrors: FieldErrors;
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfterS: number | undefined;
  /** The answer as parsed, for what else it holds: the lines of a 409 of the cart. */
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

/** Keeps what has the promised form: a field's list of texts that say something. */
function readFieldErrors(errors: unknown): FieldErrors {
  if (!isRecord(errors)) return {};
  const fields = Object.entries(errors).flatMap(([field, messages]) => {
    const texts = [messages].flat().flatMap((message) => text(message) ?? []);
    return texts.length > 0 ? [[field, texts] as const] : [];
  });
  return Object.fromEntries(fields);
}

/** Reads `Retry-After`: seconds, or the date to wait for. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = /^\s*\d+\s*$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** What the server's refusal means; `body` is parsed JSON, or the text that wasn't JSON. */
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

/** What a rejected `fetch`, or reading its answer, means. */
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
