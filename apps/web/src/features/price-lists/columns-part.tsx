import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { CheckIcon, CircleQuestionMarkIcon, PencilIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { Select } from '@org/ui/select';
import { Tab, TabList, TabPanel, Tabs } from '@org/ui/tabs';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { useMayChange } from '../../shared/page/changing.tsx';
import { useCall } from '../../shared/page/use-call.ts';
import { accountOf, hasContent } from './account-words.ts';
import { FIELD_OPTIONS, fieldName, NO_FIELD } from './column-fields.ts';
import * as page from './import.css.ts';
import {
  choicesOf,
  columnLetters,
  groupBySheet,
  type TopRow,
  topRows,
  withChoice,
} from './list-columns.ts';
import * as css from './lists.css.ts';
import type {
  ColumnChoice,
  ColumnField,
  HeaderChoice,
  Import,
  ImportColumn,
} from './price-lists.atoms.ts';
import { roleText } from './roles.ts';

interface ColumnRowProps {
  column: ImportColumn;
  /** Whether the column can be corrected. */
  isOpen: boolean;
  /** Each row names its warehouse: columns of quantities have none of their own. */
  hasPlaces: boolean;
  onChoose: (choice: { field: ColumnField | null; warehouse?: string | null }) => void;
}

/** What a column was recognised as, with a way to correct it. */
function ColumnRow({ column, isOpen, hasPlaces, onChoose }: ColumnRowProps) {
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

interface HeaderPartProps {
  /** The columns of one sheet. */
  columns: readonly ImportColumn[];
  /** Reads the sheet again with another header row; absent if it is too late. @default none */
  onHeader?: (header: HeaderChoice) => Promise<unknown>;
}

/** Says which row of a sheet is its header row, with a way to choose another one. */
function HeaderPart({ columns, onHeader }: HeaderPartProps) {
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
    <Inline gap={3} rowGap={0}>
      <p className={page.note}>
        {row === null ? 'Строки с заголовками нет' : `Заголовки в строке ${formatNumber(row)}`}
      </p>
      {canMove && (
        <Button variant="link" icon={<PencilIcon size={14} />} onPress={() => setOpen(true)}>
          Указать другую
        </Button>
      )}
    </Inline>
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
      <Inline gap={3} rowGap={2}>
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
      </Inline>
    </div>
  );
}

interface SheetsProps {
  columns: readonly ImportColumn[];
  /** Whether the columns can be corrected. */
  isOpen: boolean;
  onChoose: (column: ImportColumn, choice: Parameters<ColumnRowProps['onChoose']>[0]) => void;
  /** Reads a sheet again with another header row. */
  onHeader: (header: HeaderChoice) => Promise<unknown>;
}

/** The sheets of a workbook, as tabs. */
function Sheets({ columns, ...props }: SheetsProps) {
  const sheets = groupBySheet(columns);
  if (sheets.length < 2) return <SheetColumns columns={columns} {...props} />;
  return (
    <Tabs>
      <TabList label="Листы">
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

interface ColumnsPartProps extends Pick<SheetsProps, 'onHeader'> {
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
        <Heading id="columns" level={2} size={16}>
          Столбцы
        </Heading>
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
