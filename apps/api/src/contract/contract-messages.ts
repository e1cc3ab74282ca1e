import type { ErrorObject } from 'ajv';

const TYPES: Record<string, string> = {
  integer: 'целое число',
  number: 'число',
  string: 'строка',
  boolean: 'да или нет (true, false)',
  array: 'список',
  object: 'объект',
  null: 'null',
};
const FORMATS: Record<string, string> = {
  email: 'Неверный адрес эл. почты',
  uuid: 'Ожидается идентификатор UUID',
  date: 'Ожидается дата вида 2026-03-31',
  'date-time': 'Ожидается время вида 2026-03-31T12:00:00+03:00',
  uri: 'Ожидается адрес ссылки',
};
/** A message does not list more choices than this. */
const MAX_CHOICES = 12;

const rules = new Intl.PluralRules('ru');
/** Returns a count in the genitive case that «от» and «до» require: 1 символа, 21 символа, 5 символов. */
const count = (n: number, one: string, many: string) =>
  `${n} ${rules.select(n) === 'one' ? one : many}`;
const symbols = (n: number) => count(n, 'символа', 'символов');
const items = (n: number) => count(n, 'значения', 'значений');

/** Parameters that Ajv gives with an error; which ones depends on the keyword. */
interface Params {
  limit: number;
  type: string | string[];
  allowedValue: unknown;
  allowedValues: unknown[];
  multipleOf: number;
  format: string;
}

const MESSAGES: Record<string, (params: Params) => string> = {
  type: ({ type }) => {
    const names = [type].flat().filter((name) => name !== 'null' || type === 'null');
    return `Ожидается ${names.map((name) => TYPES[name] ?? name).join(' или ')}`;
  },
  required: () => 'Обязательное поле',
  dependentRequired: () => 'Обязательное поле',
  additionalProperties: () => 'Неизвестное поле',
  unevaluatedProperties: () => 'Неизвестное поле',
  propertyNames: () => 'Неизвестное поле',
  const: ({ allowedValue }) => `Ожидается ${allowedValue}`,
  enum: ({ allowedValues }) =>
    allowedValues.length > MAX_CHOICES
      ? 'Недопустимое значение'
      : `Допустимые значения: ${allowedValues.join(', ')}`,
  minimum: ({ limit }) => `Не меньше ${limit}`,
  maximum: ({ limit }) => `Не больше ${limit}`,
  exclusiveMinimum: ({ limit }) => `Больше ${limit}`,
  exclusiveMaximum: ({ limit }) => `Меньше ${limit}`,
  multipleOf: ({ multipleOf }) => `Должно делиться на ${multipleOf}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'Заполните поле' : `Слишком коротко: нужно от ${symbols(limit)}`,
  maxLength: ({ limit }) => `Слишком длинно: можно до ${symbols(limit)}`,
  minItems: ({ limit }) =>
    limit === 1 ? 'Укажите хотя бы одно значение' : `Нужно от ${items(limit)}`,
  maxItems: ({ limit }) => `Слишком много: можно до ${items(limit)}`,
  minProperties: () => 'Заполните хотя бы одно поле',
  uniqueItems: () => 'Значения не должны повторяться',
  isOneLine: () => 'Уберите переносы строк и невидимые знаки',
  pattern: () => 'Неверный формат',
  format: ({ format }) => FORMATS[format] ?? 'Неверный формат',
};

/** Returns the message to a person for a failed keyword of JSON Schema. */
export const message = ({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): string =>
  MESSAGES[keyword]?.(params as Params) ?? 'Недопустимое значение';
