import { Button } from '@org/ui/button';
import { Chip, ChipGroup } from '@org/ui/chip';
import { useSetAtom } from 'jotai';
import { memo, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { today } from '../../../shared/format/format-day.ts';
import { cleared, formatSearch, withoutFilters } from '../search/catalog-search.ts';
import { lastSearchAtom } from '../search/last-search.atoms.ts';
import { chipsOf, type FilterChip } from './chips.ts';
import * as css from './filter-chips.css.ts';
import { fieldsOf, type RareFilterProps } from './filter-values.ts';
import { targetGroupAtom } from './filters.atoms.ts';

/** The chips of the active filters. One press removes a filter; the text of a chip leads to the filter's control. */
export const FilterChips = memo(function FilterChips(props: RareFilterProps) {
  const { section, search, facets, onSearch } = props;
  const setTargetGroup = useSetAtom(targetGroupAtom);
  const chips = chipsOf(section, search, facets);
  const noteSearch = useSetAtom(lastSearchAtom);
  const path = `${useLocation().pathname}?${formatSearch({ ...search, page: 1 })}`;
  const words = chips.map(({ text }) => text).join(', ');
  useEffect(() => {
    if (words !== '') noteSearch({ path, words, day: today() });
  }, [path, words, noteSearch]);
  const remove = (id: string) => {
    const gone = chips.find((chip) => chip.id === id);
    if (gone) onSearch(withoutFilters(search, gone.clears));
  };
  const groupOf = ({ clears }: FilterChip) =>
    section.rail.find((group) => fieldsOf(group).some((field) => clears.includes(field)));
  return (
    <div className={css.chips}>
      <div className={css.group}>
        <ChipGroup label="Выбранные фильтры" onRemove={remove}>
          {chips.map((chip) => {
            const group = groupOf(chip);
            return (
              <Chip
                key={chip.id}
                id={chip.id}
                label={chip.label}
                removeLabel="Убрать фильтр"
                onAction={group && (() => setTargetGroup(group.title))}
              >
                {chip.text}
              </Chip>
            );
          })}
        </ChipGroup>
      </div>
      <span className={css.reset}>
        <Button variant="link" onPress={() => onSearch(cleared(search))}>
          Сбросить всё
        </Button>
      </span>
    </div>
  );
});
