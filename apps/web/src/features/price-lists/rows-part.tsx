import { Note } from '@org/ui/note';
import { SearchField } from '@org/ui/search-field';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import * as page from './import.css.ts';
import type { ImportId } from './price-lists.atoms.ts';
import * as css from './rows.css.ts';
import { RowsGrid } from './rows-grid.tsx';
import { rowsAtom } from './understood-names.atoms.ts';

/** Every row of a price list as it is understood, with a search among them. */
export function RowsPart({ id }: { id: ImportId }) {
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim());
  const query = { ...id, ...(q && { q }) };
  const { data, error } = useAtomValue(rowsAtom({ ...query, page: 1 }));
  const total = data?.meta.total;
  return (
    <section className={page.section} aria-label="Все строки">
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField
            aria-label="Найти строку"
            clearLabel="Убрать слова"
            placeholder="Найти строку"
            value={typed}
            onChange={setTyped}
          />
        </div>
      </div>
      {total === undefined && error && <Note tone="danger">{messageOf(error)}</Note>}
      {total === undefined && !error && <Skeleton width="100%" height={240} shape="box" />}
      {total === 0 && <p className={page.note}>Таких строк нет</p>}
      {total !== undefined && total > 0 && (
        <RowsGrid key={q} query={query} total={total} subject={q || undefined} label="Понято как" />
      )}
    </section>
  );
}
