import type { LineProblem } from '@org/api-client/schema';

/** Messages by field name. Names are as in the payload (`vocabularies.0.page`; the empty name is the whole body). */
export type FieldErrors = Record<string, string[]>;

/** What can't be done, in words for whoever asked. `http/problem.ts` gives each kind its status. Decision 501. */
export abstract class Refusal extends Error {}

/** What was sent breaks rules of its fields. */
export class InvalidInput extends Refusal {
  readonly errors: FieldErrors;

  constructor(errors: FieldErrors) {
    super('Проверьте поля');
    this.errors = errors;
  }
}

/** Returns the refusal of fields, with messages by field. */
export const invalid = (errors: FieldErrors) => new InvalidInput(errors);

/** Things are not as whoever asked has seen them. */
export class Conflict extends Refusal {
  /** Lines that can't be ordered, if it is about an order. */
  readonly lines: readonly LineProblem[] | undefined;

  constructor(message: string, lines?: readonly LineProblem[]) {
    super(message);
    this.lines = lines;
  }
}

/** There is no such thing for whoever asked. */
export class Missing extends Refusal {}

/** More was sent than is taken. */
export class TooLarge extends Refusal {}

/** The server can't do it now, though nothing is wrong with it. */
export class Later extends Refusal {
  /** Seconds after which a program may ask again; undefined if somebody has to mend the server first. */
  readonly retryAfterS: number | undefined;

  constructor(message: string, retryAfterS?: number) {
    super(message);
    this.retryAfterS = retryAfterS;
  }
}

const DATABASE_RETRY_S = 2;

/** Returns the refusal of what needs the database while that is away. */
export const databaseIsAway = () =>
  new Later('База данных недоступна. Повторите через несколько секунд', DATABASE_RETRY_S);

/** Returns the refusal of a change that waited too long for others. */
export const databaseIsBusy = () =>
  new Later('Сейчас слишком много изменений. Повторите через несколько секунд', DATABASE_RETRY_S);
