import { isAway, isBusy } from '../db/unavailable.ts';

/** Field name as in the payload (`vocabularies.0.page`; the whole body is the empty name) to its messages. */
export type FieldErrors = Record<string, string[]>;

/** What is said where a handler has nothing more precise to say. */
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

/** 422: what is wrong with which fields. */
export const invalid = (errors: FieldErrors) =>
  new Problem(422, undefined, { details: { errors } });

/** Fastify's own failures, which speak English, and whose status says too little. */
const FRAMEWORK: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem(400, 'Не удалось разобрать запрос: это не JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(400, 'Тело запроса получено не полностью'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(415, 'Ожидается application/json'),
  FST_ERR_BAD_URL: new Problem(400, 'Не удалось разобрать адрес'),
};

const AWAY = 'База данных недоступна. Повторите через несколько секунд';
const BUSY = 'Сейчас слишком много изменений. Повторите через несколько секунд';
const RETRY_AFTER_S = 2;

/** A refusal for now: who is told so asks again by itself. */
const later = (message: string) =>
  new Problem(503, message, { headers: { 'retry-after': String(RETRY_AFTER_S) } });

/** 503: what is asked for needs the database, which is away. */
export const databaseIsAway = () => later(AWAY);

/** Whether the database refuses for now, and why: it is away, or others hold what is asked for. */
export function refusalOf(error: unknown): 'away' | 'busy' | undefined {
  if (isAway(error)) return 'away';
  return isBusy(error) ? 'busy' : undefined;
}

/** Any thrown thing as an answer; what nobody foresaw is a 500, whose cause stays in the log. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode } = Object(error) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known) return known;
  const refusal = refusalOf(error);
  if (refusal) return later(refusal === 'away' ? AWAY : BUSY);
  return new Problem(statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500);
}
