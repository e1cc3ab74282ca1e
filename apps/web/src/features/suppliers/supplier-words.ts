import type { components } from '@org/api-client/schema';
import { addHours } from 'date-fns/addHours';
import { isBefore } from 'date-fns/isBefore';
import { formatMoney, OF_DAYS, pluralOf } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { type SectionCode, sections } from '../../shared/sections.ts';

export type SupplierCard = components['schemas']['SupplierCard'];
export type Supplier = components['schemas']['Supplier'];
type Terms = SupplierCard['terms'];

const THIN = '\u202f';
/** A price list older than this says little about what is in stock. */
const FRESH_HOURS = 24;

export const sectionLabel = (code: SectionCode) =>
  sections.find((section) => section.code === code)?.label ?? code;

export const minOrderOf = ({ min_order_sum }: Terms) =>
  min_order_sum > 0 ? `от ${formatMoney(min_order_sum)}` : 'любой';

export function deliveryOf({ delivery_days }: Terms) {
  if (delivery_days === null) return 'не указана';
  if (delivery_days === 0) return 'в день заказа';
  return `от ${delivery_days} ${pluralOf(delivery_days, OF_DAYS)}`;
}

export const vatOf = (rate: SupplierCard['vat_rate']) =>
  rate === null ? 'без НДС' : `НДС ${rate}${THIN}%`;

/** Says when the price list came, and whether it is fresh. */
export function freshnessOf(priceListAt: string | null, now = Date.now()) {
  if (priceListAt === null) return { words: 'Прайс-лист не загружен', isFresh: false };
  return {
    words: `Прайс-лист ${formatMoment(priceListAt)}`,
    isFresh: isBefore(now, addHours(priceListAt, FRESH_HOURS)),
  };
}

/** A phone number as people read it: «+7 343 200-10-20»; a number of another country is not grouped. */
export function formatPhone(phone: string) {
  const digits = phone.replaceAll(/\D/g, '');
  const [, ...parts] = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? [];
  if (parts.length === 0) return `+${digits}`;
  const [code, ...rest] = parts;
  return `+7 ${code} ${rest.join('-')}`;
}

/** The link that dials a phone number. */
export const telHref = (phone: string) => `tel:+${phone.replaceAll(/\D/g, '')}`;

const isWeb = (address: string) => /^https?:\/\//i.test(address);

/** The link to a social page that was given as a name, with or without @, or as an address. */
export function socialHref(network: 'vk' | 'telegram' | 'whatsapp', name: string) {
  if (isWeb(name)) return name;
  const plain = encodeURIComponent(name.replace(/^@/, ''));
  if (network === 'vk') return `https://vk.com/${plain}`;
  if (network === 'telegram') return `https://t.me/${plain}`;
  return `https://wa.me/${name.replaceAll(/\D/g, '')}`;
}

export const siteHref = (site: string) => (isWeb(site) ? site : `https://${site}`);
export const siteName = (site: string) => site.replace(/^https?:\/\//i, '').replace(/\/$/, '');
