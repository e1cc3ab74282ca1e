import { CheckboxList } from '@org/ui/checkbox-list';
import { useMemo } from 'react';
import { choicesOf, chosenOf, type FilterProps } from './filter-values.ts';
import { listWords } from './words.ts';

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

/** Suppliers, and the switch that leaves the favourite ones. */
export function SupplierFilter(props: FilterProps) {
  return <ValuesFilter {...props} field="supplier_id" title="Поставщик" searchLabel="Поставщик" />;
}
