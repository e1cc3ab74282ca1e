import type { components } from '@org/api-client/schema';
import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';

export type DeliveryTerms = components['schemas']['DeliveryTerms'];
export type DeliveryZone = components['schemas']['DeliveryZone'];
export type DeliveryTerm = components['schemas']['DeliveryTerm'];
export type Basis = components['schemas']['DeliveryBasis'];

/** The delivery terms from one warehouse to one zone, as typed. */
export interface TermDraft {
  /** «2» or «1–3» */
  days: string;
  /** «16:00» */
  cutoff: string;
  workdays: string;
  basis: Basis;
  price: string;
  disk_price: string;
  min_cost: string;
  free_from: string;
}

/** A zone as it is typed; a warehouse without a draft does not deliver there. */
export interface ZoneDraft extends Omit<DeliveryZone, 'terms'> {
  key: string;
  terms: Readonly<Record<string, TermDraft>>;
}
export type TermErrors = Partial<Record<keyof TermDraft, string>>;

export const NEW_TERM: TermDraft = {
  days: '1',
  cutoff: '16:00',
  workdays: '12345',
  basis: 'order',
  price: '0',
  disk_price: '',
  min_cost: '0',
  free_from: '',
};

const roubles = (kopecks: number | null) => (kopecks === null ? '' : writeRoubles(kopecks));

/** Whether a minimum («не меньше») makes sense. It does not for one price per order, which is its own minimum. */
export const hasMinimum = (basis: Basis) => basis !== 'order' && basis !== 'carrier';
const DAY = 24 * 60;
const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const termDraft = (term: DeliveryTerm): TermDraft => ({
  days:
    term.days_min === term.days_max ? String(term.days_max) : `${term.days_min}–${term.days_max}`,
  cutoff: clockText(term.cutoff),
  workdays: term.workdays.toSorted().join(''),
  basis: term.basis,
  price: roubles(hasMinimum(term.basis) ? term.price : Math.max(term.price, term.min_cost)),
  disk_price: roubles(term.disk_price),
  min_cost: roubles(term.min_cost),
  free_from: roubles(term.free_from),
});

export const draftsOf = (zones: readonly DeliveryZone[]): ZoneDraft[] =>
  zones.map(({ terms, ...zone }) => ({
    ...zone,
    key: zone.name,
    terms: Object.fromEntries(terms.map((term) => [term.warehouse_id, termDraft(term)])),
  }));

const DAYS = /^(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?$/;
const MAX_DAYS = 365;
function daysOf(text: string): [min: number, max: number] | undefined {
  const [, from, to = from] = DAYS.exec(text.trim()) ?? [];
  if (from === undefined) return undefined;
  const [min, max] = [Number(from), Number(to)];
  return min <= max && max <= MAX_DAYS ? [min, max] : undefined;
}
function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const at = Number(hours) * 60 + Number(minutes);
  return at <= DAY ? at : undefined;
}
const MAX_AMOUNT = 100_000_000;
const MAX_FREE_FROM = 100_000_000_000;
const readAmount = (text: string) => readRoubles(text, { most: MAX_AMOUNT });
const readFreeFrom = (text: string) => readRoubles(text, { least: 1, most: MAX_FREE_FROM });
const amountOf = (text: string) => readAmount(text).kopecks;
const isEmpty = (text: string) => text.trim() === '';

/** The errors of a term, by field: what can't be read. */
export function errorsOf(draft: TermDraft): TermErrors {
  const isPriced = draft.basis !== 'carrier';
  const hasDisks = draft.basis === 'piece' && !isEmpty(draft.disk_price);
  const errors: Record<keyof TermDraft, string | false | undefined> = {
    days: !daysOf(draft.days) && `Дни числом или «1–3», до ${MAX_DAYS}`,
    cutoff: minutesOf(draft.cutoff) === undefined && 'Время, например 16:00',
    price: isPriced && readAmount(draft.price).error,
    min_cost: hasMinimum(draft.basis) && readAmount(draft.min_cost).error,
    disk_price: hasDisks && readAmount(draft.disk_price).error,
    free_from: !isEmpty(draft.free_from) && readFreeFrom(draft.free_from).error,
    workdays: undefined,
    basis: undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as TermErrors;
}

/** A term as the server takes it; undefined where something can't be read. */
export function termOf(warehouse_id: string, draft: TermDraft): DeliveryTerm | undefined {
  if (Object.keys(errorsOf(draft)).length > 0) return undefined;
  const [days_min, days_max] = daysOf(draft.days) ?? [0, 0];
  const isPriced = draft.basis !== 'carrier';
  return {
    warehouse_id,
    days_min,
    days_max,
    cutoff: minutesOf(draft.cutoff) ?? 0,
    workdays: [...draft.workdays].map(Number),
    basis: draft.basis,
    price: isPriced ? (amountOf(draft.price) ?? 0) : 0,
    disk_price:
      draft.basis === 'piece' && !isEmpty(draft.disk_price)
        ? (amountOf(draft.disk_price) ?? null)
        : null,
    min_cost: hasMinimum(draft.basis) ? (amountOf(draft.min_cost) ?? 0) : 0,
    free_from: isEmpty(draft.free_from) ? null : (readFreeFrom(draft.free_from).kopecks ?? null),
  };
}

/** Zones as the server takes them; terms that can't be read are left out, see `unreadable`. */
export const zonesOf = (drafts: readonly ZoneDraft[]): DeliveryZone[] =>
  drafts.map(({ key: _, terms, ...zone }) => ({
    ...zone,
    terms: Object.entries(terms).flatMap(([id, draft]) => termOf(id, draft) ?? []),
  }));

/** A cell of the table: a zone and a warehouse. */
export interface Cell {
  zone: string;
  warehouse: string;
}
export const isSame = (a: Cell | undefined, b: Cell) =>
  a?.zone === b.zone && a.warehouse === b.warehouse;

/** The first cell with something that can't be read. */
export const firstInvalidCell = (drafts: readonly ZoneDraft[]): Cell | undefined =>
  drafts.flatMap(({ key, terms }) =>
    Object.entries(terms).flatMap(([warehouse, draft]) =>
      termOf(warehouse, draft) ? [] : [{ zone: key, warehouse }],
    ),
  )[0];

/** Returns the drafts with another term in a cell, or without one. */
export const withTerm = (
  drafts: readonly ZoneDraft[],
  { zone, warehouse }: Cell,
  term: TermDraft | undefined,
): ZoneDraft[] =>
  drafts.map((draft) => {
    if (draft.key !== zone) return draft;
    const { [warehouse]: _, ...others } = draft.terms;
    return { ...draft, terms: term ? { ...others, [warehouse]: term } : others };
  });

/** Ready sets of zones to begin with. They fit most suppliers. */
export function zonePresets(terms: Pick<DeliveryTerms, 'warehouses'>): [string, ZoneDraft[]][] {
  const each = (draft: TermDraft) =>
    Object.fromEntries(terms.warehouses.map(({ id }) => [id, draft]));
  const regions = [...new Set(terms.warehouses.map(({ region }) => region))];
  const nowhere = { own_city: false, everywhere: false, cities: [], regions: [] };
  const ownCity: ZoneDraft = {
    ...nowhere,
    key: 'own',
    name: 'Город склада',
    own_city: true,
    terms: each({ ...NEW_TERM, days: '0' }),
  };
  const region: ZoneDraft = {
    ...nowhere,
    key: 'region',
    name: 'Регион',
    regions,
    terms: each(NEW_TERM),
  };
  const country: ZoneDraft = {
    ...nowhere,
    key: 'country',
    name: 'Остальная Россия',
    everywhere: true,
    terms: each({ ...NEW_TERM, basis: 'carrier' }),
  };
  return [
    ['Свой город', [ownCity]],
    ['Город и регион', [ownCity, region]],
    ['Вся Россия', [ownCity, region, country]],
  ];
}
