import {
  Conflict,
  databaseIsAway,
  databaseIsBusy,
  InvalidInput,
  Later,
  Missing,
  Refusal,
  TooLarge,
} from '../contract/refusal.ts';
import { isAway, isBusy } from '../db/unavailable.ts';

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

/** A refusal with a status of its own: thrown by handlers, and by rules of who may do what. */
export class Problem extends Refusal {
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

/** Fastify's own errors: their messages are in English, and their status says too little. */
const FRAMEWORK: Record<string, Problem> = {
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem(400, 'Не удалось разобрать запрос: это не JSON'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(400, 'Тело запроса получено не полностью'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(415, 'Ожидается application/json'),
  FST_ERR_BAD_URL: new Problem(400, 'Не удалось разобрать адрес'),
};

/** Returns why the database refuses for now: it is away, or others hold what is needed. Otherwise undefined. */
export function refusalOf(error: unknown): 'away' | 'busy' | undefined {
  if (isAway(error)) return 'away';
  return isBusy(error) ? 'busy' : undefined;
}

/** Gives a refusal its status. */
function answerTo(refusal: Refusal): Problem {
  if (refusal instanceof Problem) return refusal;
  if (refusal instanceof InvalidInput)
    return new Problem(422, undefined, { details: { errors: refusal.errors } });
  if (refusal instanceof Conflict)
    return new Problem(409, refusal.message, {
      details: refusal.lines ? { lines: refusal.lines } : {},
    });
  if (refusal instanceof Later)
    return new Problem(503, refusal.message, {
      headers:
        refusal.retryAfterS === undefined ? {} : { 'retry-after': String(refusal.retryAfterS) },
    });
  if (refusal instanceof Missing) return new Problem(404, refusal.message);
  if (refusal instanceof TooLarge) return new Problem(413, refusal.message);
  throw new Error(`A ${refusal.constructor.name} has no status.`);
}

/** Turns anything thrown into a problem. An unforeseen error becomes a 500, whose cause is only logged. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Refusal) return answerTo(error);
  const { code, statusCode } = Object(error) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known) return known;
  const refusal = refusalOf(error);
  if (refusal) return answerTo(refusal === 'away' ? databaseIsAway() : databaseIsBusy());
  return new Problem(statusCode && statusCode >= 400 && statusCode < 500 ? statusCode : 500);
}
