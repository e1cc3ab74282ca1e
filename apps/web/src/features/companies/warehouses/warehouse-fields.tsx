import { Note } from '@org/ui/note';
import { NumberField } from '@org/ui/number-field';
import { TextField } from '@org/ui/text-field';
import { CityField } from '../../../shared/names/city-field.tsx';
import type { Warehouse } from '../../../shared/warehouses.atoms.ts';
import { MAX_DAYS } from './warehouse-input.ts';
import * as css from './warehouses.css.ts';

export interface WarehouseFieldsProps {
  /** The warehouse to change; absent for a new one. @default none */
  warehouse?: Warehouse;
  city: string;
  onCity: (city: string) => void;
}

/** The fields of a warehouse: its name, its place, and how soon goods leave it. */
export function WarehouseFields({ warehouse, city, onCity }: WarehouseFieldsProps) {
  const isFixed = (warehouse?.rests_count ?? 0) > 0;
  return (
    <>
      <TextField
        name="name"
        label="Название"
        hint="Так же, как он назван в прайс-листе"
        defaultValue={warehouse?.name ?? 'Основной склад'}
        isRequired
        autoFocus
        maxLength={120}
        errorMessage="Назовите склад"
      />
      {isFixed ? (
        <Note title={`Город: ${city}.`}>Пока на складе есть остатки, его не поменять.</Note>
      ) : (
        <CityField value={city} onChange={onCity} isRequired />
      )}
      <TextField
        name="address"
        label="Улица и дом"
        optionalText="для самовывоза"
        defaultValue={warehouse?.address ?? ''}
        maxLength={300}
      />
      <TextField
        name="working_hours"
        label="Часы работы"
        optionalText="для самовывоза"
        placeholder="пн–сб 08:00–19:00"
        defaultValue={warehouse?.working_hours ?? ''}
        maxLength={120}
      />
      <div className={css.days}>
        <DaysField
          name="delivery_days_min"
          label="Отгрузка от, дней"
          days={warehouse?.delivery_days_min ?? 1}
        />
        <DaysField
          name="delivery_days_max"
          label="до, дней"
          days={warehouse?.delivery_days_max ?? 3}
        />
      </div>
    </>
  );
}

const WHOLE = { maximumFractionDigits: 0 };
const DaysField = ({ name, label, days }: { name: string; label: string; days: number }) => (
  <NumberField
    name={name}
    label={label}
    defaultValue={days}
    minValue={0}
    maxValue={MAX_DAYS}
    formatOptions={WHOLE}
    isRequired
  />
);
