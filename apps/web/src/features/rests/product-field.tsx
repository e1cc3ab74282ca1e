import { ComboBox } from '@org/ui/combo-box';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { productsAtom, type Rest } from './rests.atoms.ts';

interface ProductFieldProps {
  /** The product that the row was matched to. Products like it are offered first, itself not at all. */
  wrong: Rest['product'];
  value: string | null;
  onChange: (id: string | null) => void;
}

const words = listWords('Размер, бренд, модель');

/** A field for a product of the catalog, found as buyers find it. */
export function ProductField({ wrong, value, onChange }: ProductFieldProps) {
  const [q, setQuery] = useState('');
  const like = [wrong.brand, wrong.size].filter(Boolean).join(' ');
  const products = useAtomValue(productsAtom({ section: wrong.section, q: q || like }));
  const found = useLastLoaded(products);
  const items = useMemo(
    () =>
      (found ?? [])
        .filter(({ id }) => id !== wrong.id)
        .map(({ id, title }) => ({ value: id, label: title })),
    [found, wrong.id],
  );
  return (
    <ComboBox
      label="Товар"
      placeholder="Выберите товар"
      isRequired
      words={words}
      items={items}
      isLoading={products.isFetching}
      error={products.error ? messageOf(products.error) : undefined}
      onLoadMore={() => void products.refetch()}
      onSearch={setQuery}
      value={value}
      onChange={onChange}
    />
  );
}
