import { ComboBox } from '@org/ui/combo-box';
import { listWords } from '../format/list-words.ts';
import { useNames } from './use-names.ts';

export interface CityFieldProps {
  /** @default '' */
  value: string;
  onChange: (city: string) => void;
  /** @default false */
  isRequired?: boolean;
}

const words = listWords('Найти город');

/** A field to choose a city of the catalog, found in either alphabet. More load as the list is scrolled. */
export function CityField({ value, onChange, isRequired = false }: CityFieldProps) {
  const names = useNames('city');
  return (
    <ComboBox
      name="city"
      label="Город"
      placeholder="Выберите город"
      errorMessage="Выберите город"
      words={words}
      {...names}
      selectedItems={value ? [{ value, label: value }] : []}
      isRequired={isRequired}
      clearText={isRequired ? undefined : 'Убрать город'}
      value={value || null}
      onChange={(city) => onChange(city ?? '')}
    />
  );
}
