import { CheckboxList } from '@org/ui/checkbox-list';
import { Skeleton } from '@org/ui/skeleton';
import { useMemo, useState } from 'react';
import { listWords } from '../../../shared/format/list-words.ts';
import type { SectionDescription } from '../search/catalog-sections.ts';
import { type Choice, choicesOf, chosenOf, type FilterProps } from './filter-values.ts';

/**
 * Heights of the placeholder, px: a folded list with its search field, and a short list. What is below does not move
 * when the values load.
 */
const FOLDED = 256;
const SHORT = 140;

/** Fields whose values people spell in many ways, all of which the server knows. */
const NAMED = ['brand', 'model', 'country', 'city', 'supplier_id'];

export interface ValuesFilterProps extends FilterProps {
  section: SectionDescription;
  field: string;
  title: string;
  /** Label of the search field above the list; absent for a short list. */
  searchLabel?: string;
  /** Whether the field's values are numbers. */
  isNumeric?: boolean;
}

interface ValueMatches {
  text: string;
  /** undefined while the server searches */
  values?: ReadonlySet<string>;
}

/** The choices that a typed text means, in any spelling. The server finds them; their counts stay as they were. */
function useFoundValues(
  { code }: SectionDescription,
  field: string,
  choices: readonly Choice[],
): { items: readonly Choice[]; isLoading?: boolean; onSearch?: (text: string) => void } {
  const [{ text, values }, setFound] = useState<ValueMatches>({ text: '' });
  const items = useMemo(
    () => (values ? choices.filter(({ value }) => values.has(value)) : choices),
    [choices, values],
  );
  if (!NAMED.includes(field)) return { items: choices };
  const onSearch = async (typed: string) => {
    setFound({ text: typed });
    if (typed.trim() === '') return;
    const { findValues } = await import('./find-values.ts');
    const found = await findValues(code, field, typed, choices);
    setFound((now) => (now.text === typed ? { text: typed, values: found } : now));
  };
  return { items, isLoading: text.trim() !== '' && !values, onSearch };
}

/** Values of one attribute with their counts: chosen ones first, the rest by name, more on scroll. */
export function ValuesFilter({
  section,
  search,
  facets,
  onChange,
  field,
  title,
  searchLabel,
  isNumeric,
}: ValuesFilterProps) {
  const choices = useMemo(() => choicesOf(facets, field), [facets, field]);
  const source = useFoundValues(section, field, choices);
  const chosen = chosenOf(search.filters, field);
  if (!facets) return <Skeleton shape="box" height={searchLabel ? FOLDED : SHORT} />;
  return (
    <CheckboxList
      label={title}
      {...source}
      selectedItems={choices.filter(({ value }) => chosen.includes(value))}
      value={chosen}
      onChange={(values) => onChange({ [field]: isNumeric ? values.map(Number) : [...values] })}
      words={listWords(searchLabel ?? title)}
    />
  );
}
