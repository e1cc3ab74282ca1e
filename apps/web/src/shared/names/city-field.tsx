import { ComboBox } from '@org/ui/combo-box';
import { useMemo } from 'react';
import { NOT_STATED, statedOf } from '../form/not-stated.ts';
import { listWords } from '../format/list-words.ts';
import { useNames } from './use-names.ts';

export interface CityFieldProps {
  /** @default '' */
  value: string;
  onChange: (city: string) => void;
  /** Whether there must be a city: without it «не указано» is a choice. @default false */
  isRequired?: boolean;
}

const words = listWords('Найти город');

/** A field to choose a city of the catalog, found in either alphabet. More load as the list is scrolled. */
export function CityField({ value, onChange, isRequired = false }: CityFieldProps) {
  const { items, ...names } = useNames('city');
  const choices = useMemo(() => (isRequired ? items : [NOT_STATED, ...items]), [isRequired, items]);
  const chosen = value ? { value, label: value } : isRequired ? null : NOT_STATED;
  return (
    <ComboBox
      name="city"
      label="Город"
      placeholder="Выберите город"
      errorMessage="Выберите город"
      words={words}
      {...names}
      items={choices}
      selectedItems={chosen ? [chosen] : []}
      isRequired
      value={chosen?.value ?? null}
      onChange={(city) => onChange(statedOf(city))}
    />
  );
}
