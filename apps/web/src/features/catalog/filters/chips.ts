import { formatDecimal, formatMoney, formatNumber } from '../../../shared/format/format.ts';
import type { Search } from '../search/catalog-search.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import { choicesOf, chosenOf, type Facets } from './filter-values.ts';

/** An active filter as a chip: its text, and the filters that are removed with it. */
export interface FilterChip {
  id: string;
  label?: string;
  text: string;
  clears: string[];
}

const only = (search: Search, field: string) => {
  const values = chosenOf(search.filters, field);
  return values.length === 1 ? formatDecimal(Number(values[0])) : undefined;
};

/** A whole size reads as one marking, not as three filters. */
function sizeChip(search: Search): FilterChip | undefined {
  const [width, profile, diameter, rimWidth] = ['width', 'profile', 'diameter', 'rim_width'].map(
    (field) => only(search, field),
  );
  if (rimWidth && diameter) {
    return {
      id: 'size',
      text: `${rimWidth}×${diameter}`,
      clears: ['rim_width', 'diameter'],
    };
  }
  if (!(width && profile && diameter)) return undefined;
  return {
    id: 'size',
    text: `${width}/${profile} R${diameter}`,
    clears: ['width', 'profile', 'diameter'],
  };
}

const PRICES = ['price_min', 'price_max'];
const LANDED = ['landed_min', 'landed_max'];

function priceChip(
  { filters }: Search,
  id: string,
  label: string,
  clears: string[],
): FilterChip | undefined {
  const [min, max] = clears.map((field) => filters[field] as number | undefined);
  if (min === undefined && max === undefined) return undefined;
  const text =
    min === undefined
      ? `до ${formatMoney(max as number)}`
      : max === undefined
        ? `от ${formatMoney(min)}`
        : `${formatNumber(min / 100)}–${formatMoney(max)}`;
  return { id, label, text, clears };
}

/** The car by which sizes are chosen, and the other axle of a staggered set. */
function pairChips({ car, rear }: Search): FilterChip[] {
  return [
    ...(car
      ? [
          {
            id: 'car',
            label: 'Автомобиль',
            text: [car.brand, car.model, car.year, car.modification].filter(Boolean).join(' '),
            clears: ['car'],
          },
        ]
      : []),
    ...(rear
      ? [
          {
            id: 'rear',
            label: 'Задняя ось',
            text: `${formatDecimal(rear.width)}/${formatDecimal(rear.profile)} R${formatDecimal(rear.diameter)}`,
            clears: ['rear'],
          },
        ]
      : []),
  ];
}

/** Two values and how many more: «Екатеринбург, Челябинск и ещё 2». */
function abridged(words: string[]) {
  const [first, second, ...rest] = words;
  return (
    [first, second].filter(Boolean).join(', ') + (rest.length > 0 ? ` и ещё ${rest.length}` : '')
  );
}

/** Chips of everything that narrows the list, in the order of the section's fields. */
export function chipsOf(
  section: SectionDescription,
  search: Search,
  facets: Facets | undefined,
): FilterChip[] {
  const size = sizeChip(search);
  const price = priceChip(search, 'price', 'Цена', PRICES);
  // without a city it narrows nothing
  const landed = search.place && priceChip(search, 'landed', 'С доставкой', LANDED);
  const covered = new Set([...(size?.clears ?? []), ...PRICES, ...LANDED]);
  const others = Object.entries(section.fields).flatMap(([name, field]): FilterChip[] => {
    const values = covered.has(name) ? [] : chosenOf(search.filters, name);
    if (values.length === 0) return [];
    const clears = [name];
    if (field.kind === 'flag') {
      const isOn = values[0] === 'true';
      if (name === 'studded')
        return [{ id: name, text: isOn ? 'Шипованные' : 'Без шипов', clears }];
      return [{ id: name, text: isOn ? field.label : `${field.label}: нет`, clears }];
    }
    const choices = choicesOf(facets, name.replace(/_not$/, ''));
    const words = values.map(
      (value) =>
        choices.find((choice) => choice.value === value)?.label ??
        field.words?.[value] ??
        show(value, field.kind),
    );
    const unit = field.kind === 'number' && field.unit ? ` ${field.unit}` : '';
    // «Остаток: от 20 шт.», as the chip puts a colon after its label
    const [, label, limit] = LIMIT.exec(field.label) ?? [];
    const text = [limit, abridged(words) + unit].filter(Boolean).join(' ');
    return [{ id: name, label, text, clears }];
  });
  return [
    ...(size ? [size] : []),
    ...pairChips(search),
    ...others,
    ...[price, landed].filter((chip) => chip !== undefined),
  ];
}

const LIMIT = /^(.+?)(?: (от|до|не старше|кроме))?$/;
const show = (value: string, kind: string) =>
  kind === 'numbers' || kind === 'number' ? formatDecimal(Number(value)) : value;
