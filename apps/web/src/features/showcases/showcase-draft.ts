import { readHundredths, readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import type { Showcase, ShowcaseBody } from './showcases.atoms.ts';

/** A band as it is typed. */
export interface BandDraft {
  key: string;
  from: string;
  percent: string;
  min: string;
}

/** A showcase as it is typed. */
export interface Draft extends Omit<ShowcaseBody, 'bands' | 'days_added'> {
  bands: BandDraft[];
  days_added: string;
}

const text = (value: number) => String(value).replace('.', ',');
const rubles = (kopecks: number) => (kopecks === 0 ? '' : writeRoubles(kopecks));

const readSum = (typed: string) => readRoubles(typed, { empty: 0 });
/** A typed per cent of at most two decimals. */
const percentOf = (typed: string) => {
  const hundredths = readHundredths(typed);
  return typeof hundredths === 'number' && hundredths >= 0 ? hundredths / 100 : undefined;
};

export const newBand = (from = '', percent = '', min = ''): BandDraft => ({
  key: crypto.randomUUID(),
  from,
  percent,
  min,
});

/** The initial values of a new showcase. */
export const newDraft = (section: ShowcaseBody['section'], filter: object): Draft => ({
  name: '',
  section,
  filter: { ...filter },
  suppliers_not: [],
  bands: [newBand('', '18', '450'), newBand('4000', '14', '600'), newBand('8000', '11')],
  rounding: 1000,
  floor_retail: true,
  days_added: '1',
  stock: 'in_stock',
  cap_quantity: true,
});

export const draftOf = ({
  id: _id,
  links: _links,
  updated_at: _at,
  ...showcase
}: Showcase): Draft => ({
  ...showcase,
  bands: showcase.bands.map(({ from, percent, min }) =>
    newBand(rubles(from), text(percent), rubles(min)),
  ),
  days_added: String(showcase.days_added),
});

/** The errors of a draft, by field: `bands.1.from`. */
export function errorsOf({ name, bands, days_added }: Draft): Record<string, string> {
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors.name = 'Назовите витрину';
  bands.forEach((band, at) => {
    const [from, before] = [readSum(band.from), readSum(bands[at - 1]?.from ?? '')];
    const percent = percentOf(band.percent);
    const { error } = readSum(band.min);
    if (percent === undefined || percent > 900) errors[`bands.${at}.percent`] = 'От 0 до 900';
    if (error !== undefined) errors[`bands.${at}.min`] = error;
    if (at === 0) return;
    if (from.error !== undefined) errors[`bands.${at}.from`] = from.error;
    else if (before.kopecks !== undefined && from.kopecks <= before.kopecks)
      errors[`bands.${at}.from`] = 'Больше, чем в полосе выше';
  });
  if (!/^\d{1,2}$/.test(days_added.trim()) || Number(days_added) > 90)
    errors.days_added = 'От 0 до 90';
  return errors;
}

/** A draft as it is sent; undefined if it has errors. A preview does not need a `name`. */
export function bodyOf(draft: Draft): ShowcaseBody | undefined {
  const { name: _name, ...errors } = errorsOf(draft);
  if (Object.keys(errors).length > 0) return undefined;
  return {
    ...draft,
    bands: draft.bands.map(({ from, percent, min }, at) => ({
      from: at === 0 ? 0 : (readSum(from).kopecks ?? 0),
      percent: percentOf(percent) ?? 0,
      min: readSum(min).kopecks ?? 0,
    })),
    days_added: Number(draft.days_added),
  };
}
