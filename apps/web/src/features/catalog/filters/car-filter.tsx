import { Select } from '@org/ui/select';
import { useAtomValue } from 'jotai';
import { vocabularyAtom } from '../atoms.ts';
import type { CarChoice } from '../search.ts';
import * as css from './filter-rail.css.ts';
import { listWords } from './words.ts';

export interface CarFilterProps {
  car: CarChoice | undefined;
  onChange: (car: CarChoice | undefined) => void;
}

/** Brand, model, modification: each asks for what the ones before it leave. */
export function CarFilter({ car, onChange }: CarFilterProps) {
  return (
    <div className={css.stack}>
      <CarSelect
        vocabulary="car_brand"
        label="Марка"
        value={car?.brand}
        onChange={(brand) => onChange(brand ? { brand } : undefined)}
      />
      {car && (
        <CarSelect
          vocabulary="car_model"
          label="Модель"
          within={{ car_brand: car.brand }}
          value={car.model}
          onChange={(model) => onChange({ brand: car.brand, model })}
        />
      )}
      {car?.model && (
        <CarSelect
          vocabulary="car_modification"
          label="Модификация"
          within={{ car_brand: car.brand, car_model: car.model }}
          value={car.modification}
          onChange={(modification) =>
            onChange({ brand: car.brand, model: car.model, modification })
          }
        />
      )}
    </div>
  );
}

interface CarSelectProps {
  vocabulary: 'car_brand' | 'car_model' | 'car_modification';
  label: string;
  within?: { car_brand: string; car_model?: string };
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function CarSelect({ vocabulary, label, within, value, onChange }: CarSelectProps) {
  const { data, isPending, isError, refetch } = useAtomValue(
    vocabularyAtom({ vocabulary, within }),
  );
  return (
    <Select
      aria-label={label}
      placeholder={label}
      size="s"
      isRequired={false}
      items={data ?? NOTHING}
      isLoading={isPending}
      hasMore={isError}
      error={isError ? 'Список не загрузился' : undefined}
      onLoadMore={() => refetch()}
      selectedItems={value ? [{ value, label: value }] : NOTHING}
      value={value ?? null}
      onChange={(picked) => onChange(picked ?? undefined)}
      clearText="Очистить"
      words={listWords(label)}
    />
  );
}
const NOTHING: never[] = [];
