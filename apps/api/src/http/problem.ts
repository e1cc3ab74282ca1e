import { isAway, isBusy } from '../db/unavailable.ts';

/** Messages by field name. Names are as in the payload (`vocabularies.0.page`; the empty name is the whole body). */
export type FieldErrors = Record<string, string[]>;

/** Default messages, for handlers that have nothing more precise to say. */
const MESSAGES: Record<number, string> = {
  400: 'Не удалось разобрать запрос',
  401: 'Войдите, чтобы продолжить',
  403: 'Это действие вам недоступно',
  404: 'Не найдено',
  405: 'Такого действия у этого адреса нет',
  408: 'Запрос не дошёл целиком. Повторите',
  409: 'Состояние изменилось. Обновите страницу',
  413: 'Запрос больше разрешённого',
  414: 'Слишком длинный адрес',
  415: 'Содержимое не того вида',
  422: 'Проверьте поля',
  429: 'Слишком много попыток. Повторите позже',
  431: 'Слишком длинные заголовки запроса',
  500: 'На сервере что-то сломалось. Мы уже знаем',
  501: 'Этот вызов ещё не готов',
  503: 'Сервер запускается. Повторите через несколько секунд',
};

/** An answer other than success: throw it from a handler. */
export class Problem extends Error {
  readonly statusCode: number;
  /** Fields of the answer besides `message`, as the contract declares them for this status. */
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    statusCode: number,
    message = MESSAGES[statusCode] ?? 'Не получилось',
    { details = {}, headers = {} }: Partial<Pick<Problem, 'details' | 'headers'>> = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.details = details;
    this.headers = headers;
  }
}

/** Returns a 422 problem with messages by field. */
export const invalid = (errors: FieldErrors) =>
  new Problem(422, undefined, { details: { errors } });

/** Fastify's own errors: their messages are in English, and their status says too little. */
const FRAMEWORK: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem(400, 'Не удалось разобрать запрос: это не JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(400, 'Тело запроса получено не полностью'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(415, 'Ожидается application/json'),
  FST_ERR_BAD_URL: new Problem(400, 'Не удалось разобрать адрес'),
};

const AWAY = 'База данных недоступна. Повторите через несколько секунд';
const BUSY = 'Сейчас слишком много изменений. Повторите через несколько секунд';
const RETRY_AFTER_S = 2;

/** Returns a 503 problem for a temporary failure: clients repeat the call by themselves. */
const later = (message: string) =>
  new Problem(503, message, { headers: { 'retry-after': String(RETRY_AFTER_S) } });

/** Returns a 503 problem: the call needs the database, which is away. */
export const databaseIsAway = () => later(AWAY);

/** Returns why the database refuses for now: it is away, or others hold what is needed. Otherwise undefined. */
export function refusalOf(error: unknown): 'away' | 'busy' | undefined {
  if (isAway(error)) return 'away';
  return isBusy(error) ? 'busy' : undefined;
}

/** Turns anything thrown into a problem. An unforeseen error becomes a 500, whose cause is only logged. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode } = Object(error) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known) return known;
  const refusal = refusalOf(error);
  if (refusal) return later(refusal === 'away' ? AWAY : BUSY);
  return new Problem(statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500);
}
