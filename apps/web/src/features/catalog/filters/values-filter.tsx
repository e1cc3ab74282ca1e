import { CheckboxList } from '@org/ui/checkbox-list';
import { Skeleton } from '@org/ui/skeleton';
import { useMemo } from 'react';
import { listWords } from '../../../shared/list-words.ts';
import { choicesOf, chosenOf, type FilterProps } from './filter-values.ts';

/** Heights, px, of a folded list with its search field, and of a short one: what is below does not move when they come. */
const FOLDED = 256;
const SHORT = 140;

export interface ValuesFilterProps extends FilterProps {
  field: string;
  title: string;
  /** Words of the search field above the list; none for a short list. */
  searchLabel?: string;
  /** Whether the field's values are numbers. */
  isNumeric?: boolean;
}

/** Values of one attribute with their counts: chosen ones first, the rest by name, more on scroll. */
export function ValuesFilter({
  search,
  facets,
  onChange,
  field,
  title,
  searchLabel,
  isNumeric,
}: ValuesFilterProps) {
  const choices = useMemo(() => choicesOf(facets, field), [facets, field]);
  const chosen = chosenOf(search.filters, field);
  if (!facets) return <Skeleton shape="box" height={searchLabel ? FOLDED : SHORT} />;
  return (
    <CheckboxList
      label={title}
      items={choices}
      value={chosen}
      onChange={(values) => onChange({ [field]: isNumeric ? values.map(Number) : [...values] })}
      words={listWords(searchLabel ?? title)}
    />
  );
}
