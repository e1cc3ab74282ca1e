import { Button } from '@org/ui/button';
import { Chip, ChipGroup } from '@org/ui/chip';
import { withoutFilters } from '../search.ts';
import { chipsOf } from './chips.ts';
import * as css from './filter-chips.css.ts';
import type { RareFilterProps } from './filter-values.ts';

export interface FilterChipsProps extends RareFilterProps {
  onClear: () => void;
}

/** What the list is narrowed by, each to be taken away by one press. */
export function FilterChips({ section, search, facets, onSearch, onClear }: FilterChipsProps) {
  const chips = chipsOf(section, search, facets);
  const remove = (ids: Iterable<unknown>) => {
    const gone = new Set(ids);
    const names = chips.filter(({ id }) => gone.has(id)).flatMap(({ clears }) => clears);
    onSearch(withoutFilters(search, names));
  };
  return (
    <div className={css.chips}>
      <ChipGroup label="Выбранные фильтры" onRemove={remove}>
        {chips.map(({ id, label, text }) => (
          <Chip key={id} id={id} label={label} removeLabel="Убрать фильтр">
            {text}
          </Chip>
        ))}
      </ChipGroup>
      <span className={css.reset}>
        <Button variant="link" onPress={onClear}>
          Сбросить всё
        </Button>
      </span>
    </div>
  );
}
