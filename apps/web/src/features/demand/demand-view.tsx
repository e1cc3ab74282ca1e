import { variantWords } from '@org/trade/season-words';
import { Button } from '@org/ui/button';
import { ComboBox } from '@org/ui/combo-box';
import { EmptyState } from '@org/ui/empty-state';
import { Link } from '@org/ui/link';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Select } from '@org/ui/select';
import { useMemo, useState } from 'react';
import {
  countOf,
  formatNumber,
  formatPieces,
  formatShare,
  pluralOf,
} from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { listWords } from '../../shared/format/list-words.ts';
import { useNames } from '../../shared/names/use-names.ts';
import { ExportButton } from '../../shared/page/page-export-button.tsx';
import { type SectionCode, searchPath, sections } from '../../shared/sections.ts';
import type { Demand, DemandRow } from './demand.atoms.ts';
import * as css from './demand.css.ts';

/** The share of buyers that found none; from a tenth on it is worth an action. */
const lackOf = ({ nothing, dear, late, total }: DemandRow) => (nothing + dear + late) / total;
const isHardToFind = (row: DemandRow) => lackOf(row) >= 0.1;

/** «чаще Nokian Tyres, Cordiant» */
const brandsOf = ({ brands }: DemandRow) =>
  brands.length === 0
    ? ''
    : `чаще ${brands
        .slice(0, 2)
        .map(({ brand }) => brand)
        .join(', ')}`;

/** «ни у кого нет: 12, дороже, чем хотели: 4» */
function reasonsOf({ nothing, dear, late }: DemandRow): string {
  const parts = [
    nothing > 0 && `ни у кого нет: ${formatNumber(nothing)}`,
    dear > 0 && `дороже, чем хотели: ${formatNumber(dear)}`,
    late > 0 && `позже, чем хотели: ${formatNumber(late)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** How strong a cell is drawn: by its part of the most of the whole table, in five steps. */
const stepOf = (buyers: number, most: number) =>
  Math.min(4, Math.floor((buyers / most) * 5)) as 0 | 1 | 2 | 3 | 4;

const toneOf = (season: string | null) =>
  season === 'winter' || season === 'summer' ? season : 'other';

function Weeks({ row, most }: { row: DemandRow; most: number }) {
  const tone = css.heat[toneOf(row.season)];
  return row.buyers.map((buyers, at) => (
    <td key={at} className={css.week}>
      {buyers === null ? (
        <span className={css.hidden} title="Меньше пяти покупателей">
          &lt;5
        </span>
      ) : (
        <span className={tone[stepOf(buyers, most)]}>{formatNumber(buyers)}</span>
      )}
    </td>
  ));
}

interface DemandTableProps {
  section: SectionCode;
  /** Mondays. */
  weeks: readonly string[];
  rows: readonly DemandRow[];
}

/** How many rows are shown before the reader asks for all. */
const FIRST_ROWS = 20;

/** A row a size, a column a week. */
function DemandTable({ section, weeks, rows }: DemandTableProps) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(...rows.flatMap(({ buyers }) => buyers.map((count) => count ?? 0)), 1);
  return (
    <>
      <table className={css.table}>
        <thead className={css.head}>
          <tr>
            <th scope="col" className={css.nameTitle}>
              Размер
            </th>
            {weeks.map((week) => (
              <th
                key={week}
                scope="col"
                className={css.weekTitle}
                aria-label={`Неделя с ${formatDay(week)}`}
              >
                {`${Number(week.slice(8))}.${week.slice(5, 7)}`}
              </th>
            ))}
            {['Не нашли', 'К прошлому году', 'У вас'].map((title) => (
              <th key={title} scope="col" className={css.figureTitle}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row) => {
            const variant = variantWords(row);
            const lack = lackOf(row);
            return (
              <tr key={`${row.size} ${variant}`} className={css.row}>
                <th scope="row" className={css.name}>
                  <Link href={searchPath(section, `${row.size} ${variant}`.trim())}>
                    {row.size}
                  </Link>
                  <span className={css.variant}>
                    {[variant, brandsOf(row)].filter(Boolean).join(' · ')}
                  </span>
                  {isHardToFind(row) && (
                    <span className={css.variant}>Не нашли: {reasonsOf(row)}</span>
                  )}
                </th>
                <Weeks row={row} most={most} />
                <td className={css.figure}>
                  <span className={css.label} aria-hidden="true">
                    не нашли
                  </span>
                  <span className={isHardToFind(row) ? css.warning : undefined}>
                    {Math.round(lack * 100)} %
                  </span>
                </td>
                <td className={css.figure}>
                  <span className={css.label} aria-hidden="true">
                    к прошлому году
                  </span>
                  {row.year_ago === null ? '—' : formatShare(row.total / row.year_ago - 1)}
                </td>
                <td className={css.figure}>
                  <span className={css.label} aria-hidden="true">
                    у вас
                  </span>
                  {row.stock > 0 ? formatPieces(row.stock) : <span className={css.none}>нет</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!isWhole && rows.length > FIRST_ROWS && (
        <div className={css.more}>
          <Button onPress={() => setWhole(true)}>Показать все {formatNumber(rows.length)}</Button>
        </div>
      )}
    </>
  );
}

/** How many weeks can be shown. */
export const WEEKS = [4, 8, 12] as const;
export const isWeeks = (count: number): count is (typeof WEEKS)[number] =>
  WEEKS.some((weeks) => weeks === count);

const SIGHTS = { all: 'Всё', absent: 'Чего у вас нет', lacking: 'Чего не находят' };
type DemandSight = keyof typeof SIGHTS;
export const isDemandSight = (text: string | null): text is DemandSight =>
  text !== null && Object.hasOwn(SIGHTS, text);

const IN_SIGHT: Record<DemandSight, (row: DemandRow) => boolean> = {
  all: () => true,
  absent: ({ stock }) => stock === 0,
  lacking: isHardToFind,
};

/** What the address says of the page. */
export interface DemandChoice {
  section: SectionCode | undefined;
  city: string | undefined;
  weeks: (typeof WEEKS)[number];
  sight: DemandSight;
}

interface DemandViewProps {
  choice: DemandChoice;
  /** Of an earlier choice while the new one loads. */
  demand: Demand;
  isStale: boolean;
  onChoice: (choice: DemandChoice) => void;
  onExport: (format: 'xlsx' | 'csv') => Promise<void>;
}

const WEEK_WORDS = ['неделя', 'недели', 'недель'] as const;
const COUNTRY = { value: '', label: 'Вся страна' };
const cityWords = listWords('Найти город');

function CityChoice({ choice, onChoice }: Pick<DemandViewProps, 'choice' | 'onChoice'>) {
  const { items, ...names } = useNames('city');
  const cities = useMemo(() => [COUNTRY, ...items], [items]);
  const { city = '' } = choice;
  return (
    <ComboBox
      label="Где ищут"
      words={cityWords}
      {...names}
      items={cities}
      selectedItems={[city ? { value: city, label: city } : COUNTRY]}
      value={city}
      onChange={(next) => onChoice({ ...choice, city: next || undefined })}
    />
  );
}

function Tools({ choice, demand, onChoice, onExport }: DemandViewProps) {
  return (
    <div className={css.tools}>
      <div className={css.choice}>
        <Select
          label="Раздел"
          items={sections.map(({ code, label }) => ({ value: code, label }))}
          value={demand.section}
          onChange={(section) =>
            onChoice({ ...choice, section: sections.find(({ code }) => code === section)?.code })
          }
          words={listWords('Раздел')}
        />
      </div>
      <div className={css.choice}>
        <CityChoice choice={choice} onChoice={onChoice} />
      </div>
      <SegmentedControl
        label="За сколько недель"
        options={WEEKS.map((weeks) => ({
          value: `${weeks}`,
          label: countOf(weeks, WEEK_WORDS),
        }))}
        value={[`${choice.weeks}`]}
        onChange={([value]) => {
          const weeks = Number(value);
          if (isWeeks(weeks)) onChoice({ ...choice, weeks });
        }}
      />
      <SegmentedControl
        label="Что показать"
        options={Object.entries(SIGHTS).map(([value, label]) => ({ value, label }))}
        value={[choice.sight]}
        onChange={([value = null]) => isDemandSight(value) && onChoice({ ...choice, sight: value })}
      />
      <ExportButton onExport={() => onExport('xlsx')} />
      <ExportButton format="CSV" onExport={() => onExport('csv')} />
    </div>
  );
}

/** Why there is nothing to show, and what else could be looked at. */
function Nothing({ choice, demand, onChoice }: DemandViewProps) {
  if (demand.data.length > 0)
    return (
      <EmptyState
        title={choice.sight === 'absent' ? 'У вас есть всё, что ищут' : 'Всё, что ищут, находят'}
        actions={
          <Button onPress={() => onChoice({ ...choice, sight: 'all' })}>Показать всё</Button>
        }
      />
    );
  return (
    <EmptyState
      title="Пока мало запросов"
      actions={
        choice.city !== undefined && (
          <Button onPress={() => onChoice({ ...choice, city: undefined })}>
            Показать всю страну
          </Button>
        )
      }
    >
      Размер появится здесь, когда за одну неделю его будут искать пятеро покупателей.
    </EmptyState>
  );
}

const SIZES = ['размер', 'размера', 'размеров'] as const;

/** What buyers look for, week by week, beside what the company has. */
export function DemandView(props: DemandViewProps) {
  const { choice, demand, isStale } = props;
  const rows = demand.data.filter(IN_SIGHT[choice.sight]);
  return (
    <>
      <h2 className={css.title}>Что ищут</h2>
      <p className={css.note}>
        Сколько покупателей искали размер за неделю. Без имён: меньше пяти не показываем. Кто сам
        продаёт такой размер, за покупателя не считается. Считаем раз в час.
      </p>
      <Tools {...props} />
      <p className={css.note} role="status">
        {isStale
          ? 'Считаем то, что выбрано'
          : `${pluralOf(rows.length, ['Показан', 'Показаны', 'Показано'])} ${countOf(rows.length, SIZES)}`}
      </p>
      <div aria-busy={isStale}>
        {rows.length === 0 ? (
          <Nothing {...props} />
        ) : (
          <DemandTable
            key={choice.sight}
            section={demand.section}
            weeks={demand.weeks}
            rows={rows}
          />
        )}
      </div>
    </>
  );
}
