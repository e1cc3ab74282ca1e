import { Tab, TabList, TabPanel, Tabs } from '@org/ui/tabs';
import * as page from '../import.css.ts';
import * as css from '../lists.css.ts';
import type { HeaderChoice, ImportColumn } from '../price-lists.atoms.ts';
import { ColumnRow, type ColumnRowProps } from './column-row.tsx';
import { groupBySheet } from './columns.ts';
import { HeaderPart } from './header-part.tsx';

export interface SheetsProps {
  columns: readonly ImportColumn[];
  /** Whether the columns can be corrected. */
  isOpen: boolean;
  onChoose: (column: ImportColumn, choice: Parameters<ColumnRowProps['onChoose']>[0]) => void;
  /** Reads a sheet again with another header row. */
  onHeader: (header: HeaderChoice) => Promise<unknown>;
}

/** The sheets of a workbook, as tabs. */
export function Sheets({ columns, ...props }: SheetsProps) {
  const sheets = groupBySheet(columns);
  if (sheets.length < 2) return <SheetColumns columns={columns} {...props} />;
  return (
    <Tabs>
      <TabList aria-label="Листы">
        {sheets.map(([sheet, { length }]) => (
          <Tab key={sheet} id={`sheet ${sheet}`} count={length}>
            {sheet ?? 'Без имени'}
          </Tab>
        ))}
      </TabList>
      {sheets.map(([sheet, ofSheet]) => (
        <TabPanel key={sheet} id={`sheet ${sheet}`}>
          <SheetColumns columns={ofSheet} {...props} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function SheetColumns({ columns, isOpen, onChoose, onHeader }: SheetsProps) {
  const hasPlaces = columns.some(({ field }) => field === 'warehouse');
  return (
    <>
      <HeaderPart
        // an answer begun for one header row is not valid for another
        key={columns[0]?.header_row}
        columns={columns}
        onHeader={isOpen ? onHeader : undefined}
      />
      {isOpen && columns.every(({ field }) => field === null) && (
        <p className={page.note}>
          Этот лист не загружаем: не узнали в нём товары с ценами. Если они здесь есть, укажите
          столбцы
        </p>
      )}
      <div className={css.columnHead} aria-hidden="true">
        <span>В файле</span>
        <span>В «Протекторе»</span>
        <span>Пример</span>
        <span>Состояние</span>
      </div>
      <ul className={css.list}>
        {columns.map((column) => (
          <ColumnRow
            key={column.column}
            column={column}
            isOpen={isOpen}
            hasPlaces={hasPlaces}
            onChoose={(choice) => onChoose(column, choice)}
          />
        ))}
      </ul>
    </>
  );
}
