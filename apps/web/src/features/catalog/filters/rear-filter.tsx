import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import * as css from './filter-rail.css.ts';
import type { RareFilterProps } from './filter-values.ts';
import { formatTyreSize, parseTyreSize } from './tyre-size.ts';

/** The other size of a staggered set: the list then holds models on offer in both, front and rear together. */
export function RearFilter({ search, onSearch }: RareFilterProps) {
  const [draft, setDraft] = useState<string>();
  const shown = search.rear ? formatTyreSize(search.rear) : '';
  const size = draft === undefined ? search.rear : parseTyreSize(draft);
  const isWrong = draft !== undefined && draft.trim() !== '' && !size;
  const commit = () => {
    if (draft === undefined || isWrong) return;
    setDraft(undefined);
    if ((size ? formatTyreSize(size) : '') !== shown) onSearch({ ...search, rear: size, page: 1 });
  };
  return (
    <div className={css.stack}>
      <TextField
        label="Размер задней оси"
        size="s"
        placeholder="255/35 R19"
        hint="Передний размер выберите выше"
        isInvalid={isWrong}
        errorMessage="Размер пишут так: 255/35 R19"
        value={draft ?? shown}
        onChange={setDraft}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </div>
  );
}
