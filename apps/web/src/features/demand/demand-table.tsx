import { SEASON_WORDS } from '@org/trade/season-words';
import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { useState } from 'react';
import { formatNumber, formatPieces, formatShare } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { type SectionCode, searchPath } from '../../shared/sections.ts';
import type { DemandRow } from './demand.atoms.ts';
import * as css from './demand.css.ts';

/** The share of buyers that found none; from a tenth on it is worth an action. */
const lackOf = ({ nothing, dear, late, total }: DemandRow) => (nothing + dear + late) / total;
export const isHardToFind = (row: DemandRow) => lackOf(row) >= 0.1;

/** «зима, шип»; nothing where buyers said nothing. */
function variantOf({ season, studded }: Pick<DemandRow, 'season' | 'studded'>): string {
  const studs = studded === null ? '' : studded ? 'шип' : 'без шипов';
  return [season === null ? '' : (SEASON_WORDS[season] ?? season), studs]
    .filter(Boolean)
    .join(', ');
}

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
export function DemandTable({ section, weeks, rows }: DemandTableProps) {
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
            const variant = variantOf(row);
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
