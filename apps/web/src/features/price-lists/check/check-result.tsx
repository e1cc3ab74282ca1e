import { Badge } from '@org/ui/badge';
import { Heading } from '@org/ui/heading';
import { Note } from '@org/ui/note';
import { Table } from '@org/ui/table';
import { Link } from 'react-router-dom';
import { countOf, formatMoney, formatNumber, formatPieces } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/page/paths.ts';
import { sections } from '../../../shared/sections.ts';
import { accountOf, hasContent, unreadOf } from '../account-words.ts';
import { fieldName } from '../column-fields.ts';
import * as page from '../import.css.ts';
import { columnLetters } from '../list-columns.ts';
import { roleText } from '../roles.ts';
import * as css from './check.css.ts';
import type { PriceCheck } from './check-call.ts';

type Column = PriceCheck['columns'][number];
type Row = PriceCheck['shown'][number];

const SEASONS = { winter: 'Зима', summer: 'Лето', all_season: 'Всесезон' } as const;
const CONDITIONS: Record<Row['condition'], string> = {
  new: 'новый',
  discounted: 'уценка',
  used: 'б/у',
  assembled: 'в сборе',
  retreaded: 'наварка',
};
const ACCOUNTS: Record<Column['account'], string> = {
  understood: 'Понят',
  kept: 'Не нужен',
  unneeded: 'Не нужен',
  unexplained: 'Непонятен',
};

/** What has become of a column; in a sheet that is not read nothing is used, even if it is understood. */
const outcomeOf = ({ account, field, role }: Column) =>
  account === 'understood' && field === null && role === null ? 'Не прочитан' : ACCOUNTS[account];

const rowName = ({ sheet, row }: { sheet: string | null; row: number }) =>
  sheet === null ? formatNumber(row) : `${sheet}, ${formatNumber(row)}`;
const isKnown = (word: string | null) => word !== null;

/** What a check has found: the account of the columns, questions, and the first rows as buyers would see them. */
export function CheckResult({ check }: { check: PriceCheck }) {
  const { accepted, rejected_count, rows, error, questions } = check;
  const columns = check.columns.filter(hasContent);
  return (
    <>
      <header>
        <h2 className={css.title}>{check.file_name || 'Файл по ссылке'}</h2>
        <p>
          {countOf(rows, ['строка', 'строки', 'строк'])}: в продажу пошло бы{' '}
          {formatNumber(accepted)}, отклонили бы {formatNumber(rejected_count)}
        </p>
        {columns.length > 0 && (
          <p className={page.note}>
            {accountOf(columns)}
            {unreadOf(check.unread)}
          </p>
        )}
      </header>
      {error && <Note tone="danger">{error}</Note>}
      {questions.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            О чём спросим перед продажей
          </Heading>
          <ul className={css.questions}>
            {questions.map(({ kind, sheet, currency, message }) => (
              <li key={`${kind} ${sheet} ${currency}`}>
                {sheet && `Лист «${sheet}». `}
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      {check.unread.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            Какие ячейки не прочитали
          </Heading>
          <Table
            caption="Непрочитанные ячейки"
            columns={[
              {
                id: 'column',
                title: 'Что в столбце',
                cell: ({ column }) => column,
                isRowHeader: true,
              },
              { id: 'rows', title: 'Строк', align: 'end', cell: ({ rows }) => formatNumber(rows) },
              {
                id: 'example',
                title: 'Например',
                cell: ({ example, first_row }) => `«${example}» в строке ${first_row}`,
              },
            ]}
            rows={check.unread}
            rowKey={({ column }) => column}
          />
        </section>
      )}
      {check.shown.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            Как увидят покупатели
          </Heading>
          <ShownRows rows={check.shown} />
        </section>
      )}
      {check.rejected.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            Что не попадёт в продажу
          </Heading>
          <Table
            caption="Отклонённые строки"
            columns={[
              { id: 'row', title: 'Строка', cell: rowName },
              { id: 'text', title: 'В прайсе', cell: ({ text }) => text, isRowHeader: true },
              { id: 'reason', title: 'Почему', cell: ({ reason }) => reason },
            ]}
            rows={check.rejected}
            rowKey={({ sheet, row }) => `${sheet} ${row}`}
          />
        </section>
      )}
      {columns.length > 0 && (
        <section>
          <Heading level={3} size={16}>
            Столбцы
          </Heading>
          <Columns columns={columns} />
        </section>
      )}
      {accepted > 0 && (
        <p className={page.note}>
          Чтобы продавать, <Link to={paths.registration}>зарегистрируйтесь</Link> и загрузите
          прайс-лист в разделе «Компании»: ответы на вопросы запомним
        </p>
      )}
    </>
  );
}

function ShownRows({ rows }: { rows: readonly Row[] }) {
  const sectionName = (code: Row['section']) =>
    sections.find((section) => section.code === code)?.label ?? code;
  return (
    <Table
      caption="Первые строки, как их увидят покупатели"
      columns={[
        { id: 'row', title: 'Строка', cell: rowName },
        {
          id: 'name',
          title: 'Товар',
          isRowHeader: true,
          cell: ({ brand, model, name }) =>
            isKnown(brand) || isKnown(model)
              ? [brand ?? 'Бренд неизвестен', model ?? 'модель неизвестна'].join(' ')
              : name,
        },
        {
          id: 'size',
          title: 'Размер',
          cell: ({ size, load_index, speed_index }) =>
            [size, `${load_index ?? ''}${speed_index ?? ''}`].filter(Boolean).join(' '),
        },
        { id: 'section', title: 'Раздел', cell: ({ section }) => sectionName(section) },
        {
          id: 'season',
          title: 'Сезон',
          cell: ({ season, studded }) =>
            [season && SEASONS[season], studded && 'шипы'].filter(Boolean).join(', '),
        },
        {
          id: 'condition',
          title: 'Состояние',
          cell: ({ condition }) =>
            condition === 'new' ? (
              CONDITIONS.new
            ) : (
              <Badge tone="technical">{CONDITIONS[condition]}</Badge>
            ),
        },
        { id: 'price', title: 'Цена', align: 'end', cell: ({ price }) => formatMoney(price) },
        {
          id: 'quantity',
          title: 'Остаток',
          align: 'end',
          cell: ({ quantity, quantity_is_minimum }) =>
            `${quantity_is_minimum ? 'от ' : ''}${formatPieces(quantity)}`,
        },
      ]}
      rows={rows}
      rowKey={({ sheet, row }) => `${sheet} ${row}`}
    />
  );
}

const Columns = ({ columns }: { columns: readonly Column[] }) => (
  <Table
    caption="Столбцы файла"
    columns={[
      {
        id: 'title',
        title: 'В файле',
        isRowHeader: true,
        cell: ({ title, column, sheet }) =>
          `${sheet === null ? '' : `${sheet}: `}${title || `столбец ${columnLetters(column)}`}`,
      },
      {
        id: 'field',
        title: 'В «Протекторе»',
        cell: (column) => roleText(column) ?? fieldName(column.field),
      },
      { id: 'examples', title: 'Пример', cell: ({ examples }) => examples.join(' · ') },
      { id: 'account', title: 'Итог', cell: outcomeOf },
    ]}
    rows={columns}
    rowKey={({ sheet, column }) => `${sheet} ${column}`}
  />
);
