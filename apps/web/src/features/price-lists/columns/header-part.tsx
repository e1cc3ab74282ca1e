import { Button } from '@org/ui/button';
import { PencilIcon } from '@org/ui/icons';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { useState } from 'react';
import { formatNumber } from '../../../shared/format/format.ts';
import { useCall } from '../../../shared/hooks/use-call.ts';
import * as page from '../import.css.ts';
import * as css from '../lists.css.ts';
import type { HeaderChoice, ImportColumn } from '../price-lists.atoms.ts';
import { type TopRow, topRows } from './columns.ts';

export interface HeaderPartProps {
  /** The columns of one sheet. */
  columns: readonly ImportColumn[];
  /** Reads the sheet again with another header row; absent if it is too late. @default none */
  onHeader?: (header: HeaderChoice) => Promise<unknown>;
}

/** Says which row of a sheet is its header row, with a way to choose another one. */
export function HeaderPart({ columns, onHeader }: HeaderPartProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = columns;
  if (!first) return null;
  const { sheet, header_row: row } = first;
  const rows = topRows(columns);
  const canMove = onHeader !== undefined && rows.length > 0;
  if (canMove && isOpen)
    return (
      <HeaderChoices
        rows={rows}
        current={row}
        onChoose={(header_row) => onHeader({ sheet, header_row })}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <div className={css.headerRow}>
      <p className={page.note}>
        {row === null ? 'Строки с заголовками нет' : `Заголовки в строке ${formatNumber(row)}`}
      </p>
      {canMove && (
        <Button variant="link" icon={<PencilIcon size={14} />} onPress={() => setOpen(true)}>
          Указать другую
        </Button>
      )}
    </div>
  );
}

interface HeaderChoicesProps {
  rows: readonly TopRow[];
  current: number | null;
  onChoose: (row: number | null) => Promise<unknown>;
  onClose: () => void;
}

const NONE = 'none';

function HeaderChoices({ rows, current, onChoose, onClose }: HeaderChoicesProps) {
  const [picked, setPicked] = useState(String(current ?? NONE));
  const { isPending, run } = useCall(async () => {
    await onChoose(picked === NONE ? null : Number(picked));
    onClose();
  });
  return (
    <div className={css.headers}>
      <RadioGroup
        label="В какой строке заголовки столбцов"
        value={picked}
        onChange={setPicked}
        isDisabled={isPending}
      >
        {rows.map(({ row, texts }) => (
          <Radio key={row} value={String(row)} autoFocus={row === current}>
            <span className={css.clamped}>
              <span className={css.letters}>{row}.</span> {texts.join(' · ')}
            </span>
          </Radio>
        ))}
        <Radio
          value={NONE}
          autoFocus={current === null}
          description="Товары начинаются с первой строки"
        >
          Заголовков нет
        </Radio>
      </RadioGroup>
      <div className={css.headerActs}>
        <Button
          // enabled for the current row too: it may be the last of several header rows, and is then read alone
          variant="primary"
          isPending={isPending}
          pendingText="Читаем"
          onPress={run}
        >
          Прочитать заново
        </Button>
        <Button variant="ghost" isDisabled={isPending} onPress={onClose}>
          Не менять
        </Button>
        <span className={css.note}>Столбцы этого листа узнаем заново</span>
      </div>
    </div>
  );
}
