import { ComboBox } from '@org/ui/combo-box';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { listWords } from '../../../../shared/format/list-words.ts';
import { vocabularyAtom } from '../../cars/cars.atoms.ts';

type Choice = Omit<Parameters<typeof vocabularyAtom>[0], 'search'>;

export interface CarComboProps extends Choice {
  label: string;
  /** Label of the search field in the list. */
  searchLabel: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** One step of choosing a car. The server finds values by all their names, also mistyped ones. */
export function CarCombo({
  vocabulary,
  label,
  searchLabel,
  within,
  value,
  onChange,
}: CarComboProps) {
  const [search, setSearch] = useState('');
  const { data, isPending, isError, refetch } = useAtomValue(
    vocabularyAtom({ vocabulary, within, ...(search && { search }) }),
  );
  return (
    <ComboBox
      aria-label={label}
      placeholder={label}
      size="s"
      items={data ?? NOTHING}
      isLoading={isPending}
      hasMore={isError}
      error={isError ? 'Список не загрузился' : undefined}
      onLoadMore={() => refetch()}
      onSearch={setSearch}
      selectedItems={value ? [{ value, label: value }] : NOTHING}
      value={value ?? null}
      onChange={(picked) => onChange(picked ?? undefined)}
      clearText="Очистить"
      words={listWords(searchLabel)}
    />
  );
}
const NOTHING: never[] = [];
