import { Button } from '@org/ui/button';
import { useState } from 'react';
import { useCall } from '../../../shared/hooks/use-call.ts';
import { useMayChange } from '../../../shared/rights/changing.tsx';
import * as page from '../import.css.ts';
import * as css from '../lists.css.ts';
import type { ColumnChoice, Import } from '../price-lists.atoms.ts';
import { accountOf, hasContent } from './account-words.ts';
import { choicesOf, withChoice } from './columns.ts';
import { Sheets, type SheetsProps } from './sheets.tsx';

export interface ColumnsPartProps extends Pick<SheetsProps, 'onHeader'> {
  list: Import;
  /** Reads the file again with these columns. */
  onReread: (columns: ColumnChoice[]) => Promise<unknown>;
}

/**
 * What the columns of a file were recognised as, with examples. Each can be corrected while nothing has changed yet.
 */
export function ColumnsPart({ list, onReread, onHeader }: ColumnsPartProps) {
  const { columns, status } = list;
  const [base, setBase] = useState(columns);
  const [edited, setEdited] = useState(columns);
  if (base !== columns) {
    setBase(columns);
    setEdited(columns);
  }
  const mayChange = useMayChange();
  const isOpen = mayChange && (status === 'preview' || status === 'failed');
  const choose: SheetsProps['onChoose'] = (column, choice) =>
    setEdited(withChoice(edited, column, choice));
  return (
    <section className={page.section} aria-labelledby="columns">
      <div className={page.sectionHead}>
        <h2 id="columns" className={page.heading}>
          Столбцы
        </h2>
        <span className={page.note}>{accountOf(columns)}</span>
      </div>
      <Sheets
        columns={edited.filter(hasContent)}
        isOpen={isOpen}
        onChoose={choose}
        onHeader={onHeader}
      />
      {edited !== columns && isOpen && (
        <RereadBar
          onReread={() => onReread(choicesOf(edited))}
          onReset={() => setEdited(columns)}
        />
      )}
    </section>
  );
}

interface RereadBarProps {
  onReread: () => Promise<unknown>;
  onReset: () => void;
}

function RereadBar({ onReread, onReset }: RereadBarProps) {
  const { isPending, run } = useCall(onReread);
  return (
    <div className={css.bar}>
      <Button variant="primary" isPending={isPending} pendingText="Читаем" onPress={run}>
        Прочитать заново
      </Button>
      <Button variant="ghost" isDisabled={isPending} onPress={onReset}>
        Сбросить
      </Button>
      <span className={css.note}>Запомним для следующих файлов с такими столбцами</span>
    </div>
  );
}
