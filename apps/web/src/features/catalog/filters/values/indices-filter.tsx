import { Select } from '@org/ui/select';
import { listWords } from '../../../../shared/format/list-words.ts';
import * as css from '../filter-rail.css.ts';
import type { FilterProps } from '../filter-values.ts';
import { AmountField } from './amount-field.tsx';

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
    <div className={css.stack}>
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
        clearText="Очистить"
        words={words}
      />
    </div>
  );
}
