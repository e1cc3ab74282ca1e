import type { CompanyBody, CreateCompanyBody } from '@org/api-client/schema';
import { readRoubles } from '@org/trade/read-roubles';
import { type Requisites, requisiteErrors } from '@org/trade/requisites';
import { writeRoubles } from '@org/trade/roubles';
import type { Company } from '../companies.atoms.ts';

/**
 * Fields of the form by the contract's names. Their values are the texts of the fields; an empty text means «not
 * stated».
 */
export const FIELDS = [
  'name',
  'legal_form',
  'inn',
  'kpp',
  'ogrn',
  'vat_rate',
  'phone',
  'email',
  'site',
  'socials.vk',
  'socials.telegram',
  'socials.whatsapp',
  'city',
  'actual_address',
  'legal_address',
  'working_hours',
  'bank.bic',
  'bank.name',
  'bank.account',
  'bank.correspondent_account',
  'terms.min_order_sum',
  'terms.delivery_days',
  'terms.pickup',
  'description',
] as const;
export type Field = (typeof FIELDS)[number];
export type CompanyValues = Record<Field, string>;

/** The value of «Без НДС» in the list of rates. */
export const NO_VAT = 'none';

const roubles = (kopecks: number) => (kopecks === 0 ? '' : writeRoubles(kopecks));

/** The values of a new company. A branch begins with what it shares with its parent company. */
export const emptyValues = (brand?: Company): CompanyValues => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, ''])) as CompanyValues),
  vat_rate: NO_VAT,
  ...(brand && {
    legal_form: brand.legal_form ?? '',
    // branches of an entrepreneur have no КПП that tells them apart
    inn: brand.kpp ? (brand.inn ?? '') : '',
    ogrn: brand.kpp ? (brand.ogrn ?? '') : '',
    vat_rate: brand.vat_rate === null ? NO_VAT : String(brand.vat_rate),
    legal_address: brand.legal_address ?? '',
  }),
});

/** A value of a company as the text of its field. */
function textOf(field: Field, value: unknown): string {
  if (field === 'vat_rate') return value === null ? NO_VAT : String(value);
  if (field === 'terms.min_order_sum') return roubles(Number(value));
  if (field === 'terms.pickup') return value ? 'yes' : '';
  return String(value ?? '');
}

/** The values of the form for a company. */
export const valuesOf = (company: Company): CompanyValues => {
  const at = (field: Field) =>
    field
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], company);
  return Object.fromEntries(
    FIELDS.map((field) => [field, textOf(field, at(field))]),
  ) as CompanyValues;
};

/** Values of fields as the contract nests them. */
function nested(fields: readonly Field[], partOf: (field: Field) => unknown): object {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const [group = '', inner] = field.split('.');
    const value = partOf(field);
    body[group] = inner === undefined ? value : { ...(body[group] as object), [inner]: value };
  }
  return body;
}

/** Fields of digits. People paste spaces and dashes into them. */
const DIGITS: readonly string[] = [
  'inn',
  'ogrn',
  'bank.bic',
  'bank.account',
  'bank.correspondent_account',
];

/** A value as it is sent: without spaces around it, and a number without spaces inside. */
function normalize(field: Field, value: string): string {
  if (DIGITS.includes(field)) return value.replaceAll(/[\s\u200b-]/g, '');
  if (field === 'kpp') return value.replaceAll(/\s/g, '').toUpperCase();
  return value.trim();
}

const readMinimum = (text: string) => readRoubles(text, { empty: 0 });

function wireOf(field: Field, value: string): unknown {
  if (field === 'vat_rate') return value === NO_VAT ? null : Number(value);
  if (field === 'terms.min_order_sum') return readMinimum(value).kopecks;
  if (field === 'terms.delivery_days') return value === '' ? null : Number(value);
  if (field === 'terms.pickup') return value === 'yes';
  if (field === 'name') return value;
  // people write «koleso.ru» without a protocol
  if (field === 'site' && value !== '' && !/^https?:\/\//i.test(value)) return `https://${value}`;
  return value === '' ? null : value;
}

export const isChanged = (field: Field, values: CompanyValues, from: CompanyValues) =>
  normalize(field, values[field]) !== normalize(field, from[field]);

/** The fields that have changed, as the contract has them. */
export const changesOf = (values: CompanyValues, from: CompanyValues): CompanyBody =>
  nested(
    FIELDS.filter((field) => isChanged(field, values, from)),
    (field) => wireOf(field, normalize(field, values[field])),
  );

/** The body of the call that makes a company. */
export const newCompanyOf = (
  values: CompanyValues,
  parentId: string | null,
): CreateCompanyBody => ({
  ...changesOf(values, emptyValues()),
  name: values.name.trim(),
  ...(parentId && { parent_id: parentId }),
});

const requisitesOf = (values: CompanyValues): Requisites =>
  nested(FIELDS, (field) => normalize(field, values[field]));

/** The error for an empty or blank name. */
export const NO_NAME = 'Укажите название';

/** The errors that can be found without asking the server, by field. */
export function errorsOf(values: CompanyValues): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const [field, [message]] of Object.entries(requisiteErrors(requisitesOf(values))))
    found[field as Field] = message;
  if (values.name !== '' && values.name.trim() === '') found.name = NO_NAME;
  const { error } = readMinimum(values['terms.min_order_sum']);
  if (error !== undefined) found['terms.min_order_sum'] = error;
  const days = values['terms.delivery_days'].trim();
  if (days !== '' && !(/^\d{1,3}$/.test(days) && Number(days) <= 365))
    found['terms.delivery_days'] = 'Укажите число дней от 0 до 365';
  const email = values.email.trim();
  if (email !== '' && !/^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@.]{2,63}$/.test(email))
    found.email = 'Это не похоже на адрес: имя@домен.ru';
  return found;
}
