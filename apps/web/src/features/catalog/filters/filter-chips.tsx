import { Button } from '@org/ui/button';
import { Chip, ChipGroup } from '@org/ui/chip';
import type { SectionDescription } from '../sections.ts';
import { chipsOf } from './chips.ts';
import * as css from './filter-chips.css.ts';
import type { FilterProps } from './filter-values.ts';

export interface FilterChipsProps extends FilterProps {
  section: SectionDescription;
  onClear: () => void;
}

/** What the list is narrowed by, each to be taken away by one press. */
export function FilterChips({ section, search, facets, onChange, onClear }: FilterChipsProps) {
  const chips = chipsOf(section, search, facets);
  const remove = (ids: Iterable<unknown>) => {
    const gone = new Set(ids);
    onChange(
      Object.assign({}, ...chips.filter(({ id }) => gone.has(id)).map(({ clears }) => clears)),
    );
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
      <Button variant="ghost" size="s" onPress={onClear}>
        Сбросить всё
      </Button>
    </div>
  );
}
