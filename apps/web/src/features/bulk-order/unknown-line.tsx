import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { SearchIcon, Trash2Icon } from '@org/ui/icons';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { messageOf } from '../../shared/api.ts';
import type { BulkMatch, BulkRow } from './bulk.ts';
import { refusalOf } from './bulk.ts';
import * as css from './bulk-order.css.ts';

export interface UnknownLineProps {
  row: BulkRow;
  match: (text: string) => Promise<BulkMatch>;
  /** What the mended row means. */
  onFound: (match: BulkMatch) => void;
  onRemove: () => void;
}

/** A row that nobody understands: it can be put in other words and tried again. */
export function UnknownLine({ row, match, onFound, onRemove }: UnknownLineProps) {
  const [text, setText] = useState(row.text);
  const [error, setError] = useState<string>();
  const [isSearching, setSearching] = useState(false);
  const search = async () => {
    setSearching(true);
    setError(undefined);
    try {
      const found = await match(text);
      if (found.unknown === found.rows.length)
        setError('Таких товаров нет. Назовите размер и марку или артикул');
      else onFound(found);
    } catch (reason) {
      setError(refusalOf(reason) ?? messageOf(reason));
    } finally {
      setSearching(false);
    }
  };
  return (
    <li className={css.item}>
      <form
        className={css.retry}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSearching) void search();
        }}
      >
        <div className={css.retryText}>
          <TextField
            aria-label={`Строка ${row.row}`}
            prefix={`${row.row}.`}
            value={text}
            onChange={(value) => {
              setText(value);
              setError(undefined);
            }}
            isInvalid={error !== undefined}
            errorMessage={error}
          />
        </div>
        <Button
          type="submit"
          icon={<SearchIcon size={16} />}
          isPending={isSearching}
          pendingText="Ищем"
        >
          Найти
        </Button>
        <IconButton
          size="m"
          label={`Убрать строку ${row.row}`}
          icon={<Trash2Icon size={16} />}
          onPress={onRemove}
        />
      </form>
    </li>
  );
}
