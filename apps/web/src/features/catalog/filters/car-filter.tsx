import { Select } from '@org/ui/select';
import { useAtomValue } from 'jotai';
import { listWords } from '../../../shared/list-words.ts';
import { vocabularyAtom } from '../atoms.ts';
import type { CarChoice } from '../search.ts';
import { CarSizes } from './car-sizes.tsx';
import * as css from './filter-rail.css.ts';
import type { RareFilterProps } from './filter-values.ts';

/** Brand, model, year, modification: each asks for what the ones before it leave. Then the sizes of that car. */
export function CarFilter(props: RareFilterProps) {
  const { search, onSearch } = props;
  const { car } = search;
  const choose = (next: CarChoice | undefined) => onSearch({ ...search, car: next, page: 1 });
  return (
    <div className={css.stack}>
      <CarSelect
        vocabulary="car_brand"
        label="Марка"
        value={car?.brand}
        onChange={(brand) => choose(brand ? { brand } : undefined)}
      />
      {car && (
        <CarSelect
          vocabulary="car_model"
          label="Модель"
          within={{ car_brand: car.brand }}
          value={car.model}
          onChange={(model) => choose({ brand: car.brand, model })}
        />
      )}
      {car?.model && (
        <>
          <CarSelect
            vocabulary="car_year"
            label="Год выпуска"
            within={{ car_brand: car.brand, car_model: car.model }}
            value={car.year === undefined ? undefined : String(car.year)}
            onChange={(year) =>
              choose({ brand: car.brand, model: car.model, year: year ? Number(year) : undefined })
            }
          />
          <CarSelect
            vocabulary="car_modification"
            label="Модификация"
            within={{ car_brand: car.brand, car_model: car.model, car_year: car.year }}
            value={car.modification}
            onChange={(modification) => choose({ ...car, modification })}
          />
          <CarSizes {...props} car={{ ...car, model: car.model }} />
        </>
      )}
    </div>
  );
}

type Choice = Parameters<typeof vocabularyAtom>[0];

interface CarSelectProps extends Choice {
  label: string;
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
