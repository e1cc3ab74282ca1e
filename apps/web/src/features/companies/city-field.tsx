import { ComboBox } from '@org/ui/combo-box';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { messageOf } from '../../shared/api.ts';
import { listWords } from '../../shared/list-words.ts';
import { useLastLoaded } from '../../shared/use-last-loaded.ts';
import { citiesAtom } from './atoms.ts';

export interface CityFieldProps {
  /** @default '' */
  value: string;
  onChange: (city: string) => void;
  /** @default false */
  isRequired?: boolean;
}

const words = listWords('Найти город');

/** A city of the catalogue, found in either alphabet; more come as the list is scrolled. */
export function CityField({ value, onChange, isRequired = false }: CityFieldProps) {
  const [search, setSearch] = useState('');
  const cities = useAtomValue(citiesAtom(search));
  const data = useLastLoaded(cities);
  const items = useMemo(() => data?.pages.flatMap((page) => page.cities) ?? [], [data]);
  return (
    <ComboBox
      name="city"
      label="Город"
      placeholder="Выберите город"
      errorMessage="Выберите город"
      words={words}
      items={items}
      total={data?.pages[0]?.total}
      hasMore={cities.hasNextPage}
      isLoading={cities.isFetching}
      error={cities.error ? messageOf(cities.error) : undefined}
      onLoadMore={() => void cities.fetchNextPage()}
      onSearch={setSearch}
      selectedItems={value ? [{ value, label: value }] : []}
      isRequired={isRequired}
      clearText={isRequired ? undefined : 'Убрать город'}
      value={value || null}
      onChange={(city) => onChange(city ?? '')}
    />
  );
}
