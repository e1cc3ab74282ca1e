import { Badge } from '@org/ui/badge';
import { CheckIcon, CircleQuestionMarkIcon, PencilIcon } from '@org/ui/icons';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import * as css from '../lists.css.ts';
import type { ColumnField, ImportColumn } from '../price-lists.atoms.ts';
import { FIELD_OPTIONS, fieldName, NO_FIELD } from './column-fields.ts';
import { columnLetters } from './columns.ts';
import { roleText } from './roles.ts';

export interface ColumnRowProps {
  column: ImportColumn;
  /** Whether the column can be corrected. */
  isOpen: boolean;
  /** Each row names its warehouse: columns of quantities have none of their own. */
  hasPlaces: boolean;
  onChoose: (choice: { field: ColumnField | null; warehouse?: string | null }) => void;
}

/** What a column was recognised as, with a way to correct it. */
export function ColumnRow({ column, isOpen, hasPlaces, onChoose }: ColumnRowProps) {
  const { title, field, warehouse, examples } = column;
  const letters = columnLetters(column.column);
  const name = title || `Столбец ${letters}`;
  return (
    <li className={css.column}>
      <div className={css.strong}>
        {name} {title && <span className={css.letters}>{letters}</span>}
      </div>
      {isOpen ? (
        <div className={css.picks}>
          <Select
            aria-label={`Что в столбце «${name}»`}
            size="s"
            items={FIELD_OPTIONS}
            isRequired
            value={field ?? NO_FIELD}
            onChange={(value) =>
              onChoose({ field: value === NO_FIELD ? null : (value as ColumnField) })
            }
          />
          {roleText(column) && <span className={css.note}>{roleText(column)}</span>}
          {field === 'quantity' && !hasPlaces && (
            <TextField
              aria-label={`Склад столбца «${name}»`}
              size="s"
              placeholder="Основной склад"
              maxLength={120}
              value={warehouse ?? ''}
              onChange={(place) => onChoose({ field, warehouse: place })}
            />
          )}
        </div>
      ) : (
        <div className={css.name}>
          {roleText(column) ?? fieldName(field)}
          {warehouse && `, ${warehouse}`}
        </div>
      )}
      <div className={`${css.note} ${css.clamped}`}>{examples.join(' · ') || 'Пусто'}</div>
      <div>
        <Confidence column={column} />
      </div>
    </li>
  );
}

function Confidence({ column: { confidence, field } }: { column: ImportColumn }) {
  if (confidence === 'chosen')
    return <Badge icon={<PencilIcon size={14} />}>{field ? 'Выбрано вами' : 'Пропускаем'}</Badge>;
  if (confidence === 'sure')
    return (
      <Badge tone="ok" icon={<CheckIcon size={14} />}>
        Распознано
      </Badge>
    );
  if (confidence === 'check')
    return (
      <Badge tone="warn" icon={<CircleQuestionMarkIcon size={14} />}>
        Проверьте
      </Badge>
    );
  return <Badge>Пропускаем</Badge>;
}
