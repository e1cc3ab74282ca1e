import { ComboBox } from '@org/ui/combo-box';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { Skeleton } from '@org/ui/skeleton';
import { Stack } from '@org/ui/stack';
import { TextField } from '@org/ui/text-field';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { formatDeliveryDays } from '../../../shared/format/format.ts';
import { listWords } from '../../../shared/format/list-words.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { vocabularyAtom } from '../search/cars.atoms.ts';
import { facetAtom } from '../search/catalog.atoms.ts';
import type { CarChoice } from '../search/catalog-search.ts';
import type { RailGroup } from '../search/catalog-sections.ts';
import { useSort } from '../search/use-sort.ts';
import { AmountField } from './amount-field.tsx';
import { CarSizes } from './car-sizes.tsx';
import type { FilterProps, RareFilterProps } from './filter-values.ts';
import { type KnownCar, recentCarsAtom, withRecent } from './known-cars.ts';
import { RecentCars } from './recent-cars.tsx';
import { formatTyreSize, parseTyreSize } from './tyre-size.ts';
import { ValuesFilter } from './values-filter.tsx';

type Choice = Omit<Parameters<typeof vocabularyAtom>[0], 'search'>;

export interface CarComboProps extends Choice {
  label: string;
  /** Label of the search field in the list. */
  searchLabel: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One step of choosing a car. The server finds values by all their names, also mistyped ones. */
export function CarCombo({
  vocabulary,
  label,
  searchLabel,
  within,
  value,
  onChange,
}: CarComboProps) {
  const [search, setSearch] = useState('');
  const { data, isPending, isError, refetch } = useAtomValue(
    vocabularyAtom({ vocabulary, within, ...(search && { search }) }),
  );
  return (
    <ComboBox
      aria-label={label}
      placeholder={label}
      size="s"
      items={data ?? NOTHING}
      isLoading={isPending}
      hasMore={isError}
      error={isError ? 'Список не загрузился' : undefined}
      onLoadMore={() => refetch()}
      onSearch={setSearch}
      selectedItems={value ? [{ value, label: value }] : NOTHING}
      value={value ?? null}
      onChange={(picked) => onChange(picked ?? undefined)}
      clearLabel="Очистить"
      words={listWords(searchLabel)}
    />
  );
}
const NOTHING: never[] = [];

const isKnown = (car: CarChoice | undefined): car is KnownCar => car?.model !== undefined;

/**
 * Chooses a car by brand, model, year and modification; each step offers what the ones before leave. Then offers the
 * sizes of that car.
 */
export function CarFilter(props: RareFilterProps) {
  const { search, onSearch } = props;
  const { car } = search;
  const [recent, setRecent] = useAtom(recentCarsAtom);
  const choose = (next: CarChoice | undefined) => onSearch({ ...search, car: next, page: 1 });
  const known = isKnown(car) ? car : undefined;
  const { brand, model, year, modification } = known ?? {};
  // a car named in the search text is remembered like one chosen here
  useEffect(() => {
    if (brand === undefined || model === undefined) return;
    setRecent((cars) => withRecent(cars, { brand, model, year, modification }));
  }, [brand, model, year, modification, setRecent]);
  return (
    <Stack gap={2}>
      <CarCombo
        vocabulary="car_brand"
        label="Марка"
        searchLabel="Найти марку"
        value={car?.brand}
        onChange={(brand) => choose(brand ? { brand } : undefined)}
      />
      {!car && <RecentCars cars={recent} onChoose={choose} onForget={() => setRecent([])} />}
      {car && (
        <CarCombo
          vocabulary="car_model"
          label="Модель"
          searchLabel="Найти модель"
          within={{ car_brand: car.brand }}
          value={car.model}
          onChange={(model) => choose({ brand: car.brand, model })}
        />
      )}
      {known && (
        <>
          <CarCombo
            vocabulary="car_year"
            label="Год выпуска"
            searchLabel="Найти год"
            within={{ car_brand: known.brand, car_model: known.model }}
            value={known.year === undefined ? undefined : String(known.year)}
            onChange={(year) =>
              choose({
                brand: known.brand,
                model: known.model,
                year: year ? Number(year) : undefined,
              })
            }
          />
          <CarCombo
            vocabulary="car_modification"
            label="Модификация"
            searchLabel="Найти модификацию"
            within={{ car_brand: known.brand, car_model: known.model, car_year: known.year }}
            value={known.modification}
            onChange={(modification) => choose({ ...known, modification })}
          />
          <CarSizes {...props} car={known} />
        </>
      )}
    </Stack>
  );
}

const TERMS = [1, 2, 3, 7];

/** Filters by the most days that the delivery may take. */
export function DeliveryFilter({ search: { filters }, onChange }: FilterProps) {
  const chosen = filters.delivery_days_max;
  const term = typeof chosen === 'number' && !TERMS.includes(chosen) ? [chosen] : [];
  return (
    <SegmentedControl
      label="Срок отгрузки не больше"
      look="pills"
      isClearable
      options={[...TERMS, ...term]
        .sort((a, b) => a - b)
        .map((days) => ({ value: String(days), label: formatDeliveryDays(days, days) }))}
      value={chosen === undefined ? [] : [String(chosen)]}
      onChange={([days]) => onChange({ delivery_days_max: days ? Number(days) : undefined })}
    />
  );
}

/** The other size of a staggered set: the list then holds models on offer in both, front and rear together. */
export function RearFilter({ search, onSearch }: RareFilterProps) {
  const [draft, setDraft] = useState<string>();
  const shown = search.rear ? formatTyreSize(search.rear) : '';
  const size = draft === undefined ? search.rear : parseTyreSize(draft);
  const isWrong = draft !== undefined && draft.trim() !== '' && !size;
  const commit = () => {
    if (draft === undefined || isWrong) return;
    setDraft(undefined);
    if ((size ? formatTyreSize(size) : '') !== shown) onSearch({ ...search, rear: size, page: 1 });
  };
  return (
    <Stack gap={2}>
      <TextField
        label="Размер задней оси"
        size="s"
        placeholder="255/35 R19"
        hint="Передний размер выберите выше"
        isInvalid={isWrong}
        errorMessage="Размер пишут так: 255/35 R19"
        value={draft ?? shown}
        onChange={setDraft}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </Stack>
  );
}

/** km/h. @see ETRTO Standards Manual, speed symbols */
const SPEEDS = {
  F: 80,
  G: 90,
  J: 100,
  K: 110,
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
};
const speeds = Object.entries(SPEEDS).map(([value, kmh]) => ({
  value,
  label: `${value} и выше, от ${kmh} км/ч`,
}));
const words = listWords('Индекс скорости');

/** Filters by the lowest load and speed that the tyres must bear. */
export function IndicesFilter({ search: { filters }, onChange }: FilterProps) {
  const speed = filters.speed_index_min as string | undefined;
  return (
    <Stack gap={2}>
      <AmountField
        label="Индекс нагрузки от"
        placeholder="Индекс нагрузки от"
        value={filters.load_index_min as number | undefined}
        onCommit={(index) =>
          onChange({ load_index_min: index && index > 0 ? Math.round(index) : undefined })
        }
      />
      <Select
        aria-label="Индекс скорости от"
        placeholder="Индекс скорости от"
        size="s"
        items={speeds}
        selectedItems={speed ? [{ value: speed, label: `${speed} и выше` }] : undefined}
        value={speed ?? null}
        onChange={(picked) => onChange({ speed_index_min: picked ?? undefined })}
        clearLabel="Очистить"
        words={words}
      />
    </Stack>
  );
}

type RareGroup = Extract<RailGroup, { control: 'rare' }>;

/** Values of attributes that few choose by; they are counted when the group opens. */
export function RareValues({ group, ...props }: RareFilterProps & { group: RareGroup }) {
  return group.fields.map((field) => (
    <RareField key={field} field={field} searchLabel={group.search} {...props} />
  ));
}

function RareField({
  field,
  searchLabel,
  ...props
}: RareFilterProps & { field: string; searchLabel?: string }) {
  const { section, search } = props;
  const [sort] = useSort(search);
  const { data } = useAtomValue(
    facetAtom({ listed: { section: section.code, search: { ...search, page: 1 }, sort }, field }),
  );
  const facets = useLastLoaded({ data });
  if (!facets) return <Skeleton shape="box" height={64} />;
  return (
    <ValuesFilter
      {...props}
      facets={facets}
      field={field}
      title={section.fields[field]?.label ?? field}
      searchLabel={searchLabel}
    />
  );
}

/** A control of a folded group: none of them is part of the first load. */
export function RareFilter({ group, ...props }: RareFilterProps & { group: RailGroup }) {
  switch (group.control) {
    case 'rare':
      return <RareValues group={group} {...props} />;
    case 'indices':
      return <IndicesFilter {...props} />;
    case 'delivery':
      return <DeliveryFilter {...props} />;
    case 'car':
      return <CarFilter {...props} />;
    case 'rear':
      return <RearFilter {...props} />;
    default:
      return null;
  }
}
