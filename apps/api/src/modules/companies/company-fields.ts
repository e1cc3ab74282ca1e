import type { CompanyBody, CreateCompanyBody } from '@org/api-client/schema';
import type { Requisites } from '@org/trade/requisites';
import { phoneDigits } from '../../accounts/login.ts';

/** The columns of the table in which a company describes itself. */
export interface CompanyColumns {
  name: string;
  legal_form: string | null;
  inn: string | null;
  kpp: string | null;
  ogrn: string | null;
  vat_rate: number | null;
  legal_address: string | null;
  actual_address: string | null;
  city_id: number | null;
  phone: string | null;
  email: string | null;
  site: string | null;
  vk: string | null;
  telegram: string | null;
  whatsapp: string | null;
  bank_bic: string | null;
  bank_account: string | null;
  bank_correspondent_account: string | null;
  bank_name: string | null;
  description: string | null;
  working_hours: string | null;
  min_order_sum: number;
  delivery_days: number | null;
  pickup: boolean;
}

/** The columns of a company that has filled in nothing but its name. */
export const SILENT: Omit<CompanyColumns, 'name'> = {
  legal_form: null,
  inn: null,
  kpp: null,
  ogrn: null,
  vat_rate: null,
  legal_address: null,
  actual_address: null,
  city_id: null,
  phone: null,
  email: null,
  site: null,
  vk: null,
  telegram: null,
  whatsapp: null,
  bank_bic: null,
  bank_account: null,
  bank_correspondent_account: null,
  bank_name: null,
  description: null,
  working_hours: null,
  min_order_sum: 0,
  delivery_days: null,
  pickup: false,
};

type Body = CompanyBody | CreateCompanyBody;

/** Trims a string; a blank one becomes null. */
const trimmed = <Value>(value: Value) => (typeof value === 'string' ? value.trim() || null : value);

/** Returns the columns that a body sets. The city is given as its id, which only the database knows. */
export function columnsOf(body: Body, cityId?: number | null): Partial<CompanyColumns> {
  const { socials = {}, bank = {}, terms = {} } = body;
  const columns = {
    name: body.name,
    legal_form: body.legal_form,
    inn: body.inn,
    kpp: body.kpp,
    ogrn: body.ogrn,
    vat_rate: body.vat_rate,
    legal_address: body.legal_address,
    actual_address: body.actual_address,
    city_id: cityId,
    phone: body.phone && phoneDigits(body.phone),
    email: body.email,
    site: body.site,
    vk: socials.vk,
    telegram: socials.telegram,
    whatsapp: socials.whatsapp,
    bank_bic: bank.bic,
    bank_account: bank.account,
    bank_correspondent_account: bank.correspondent_account,
    bank_name: bank.name,
    description: body.description,
    working_hours: body.working_hours,
    min_order_sum: terms.min_order_sum,
    delivery_days: terms.delivery_days,
    pickup: terms.pickup,
  };
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, trimmed(value)]),
  );
}

/** Returns the numbers that are checked against each other. */
export const requisitesOf = (columns: CompanyColumns): Requisites => ({
  legal_form: columns.legal_form,
  inn: columns.inn,
  kpp: columns.kpp,
  ogrn: columns.ogrn,
  bank: {
    bic: columns.bank_bic,
    account: columns.bank_account,
    correspondent_account: columns.bank_correspondent_account,
  },
});
