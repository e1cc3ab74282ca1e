import type { MarketDemandRow, Section } from '@org/api-client/schema';
import { SEASON_WORDS } from '@org/trade/season-words';
import type { Column } from '../../spreadsheet/spreadsheet-xlsx.ts';
import { filterOf, sizeText } from './search-size.ts';

/** What is looked for, as it is stored. */
export interface DemandRow extends Omit<MarketDemandRow, 'size' | 'filter' | 'buyers'> {
  /** in the listing's numbers */
  size: number[];
  /** buyers by the first day of their week; weeks of fewer than five are absent */
  weeks: Record<string, number>;
}

/** What is looked for, as the contract shows it. */
export function toDemandRow(
  section: Section,
  { size, weeks, ...row }: DemandRow,
  shown: readonly string[],
): MarketDemandRow {
  const { season, studded } = row;
  return {
    ...row,
    size: sizeText(section, size),
    filter: {
      ...filterOf(section, size),
      ...(season === null ? {} : { season: [season] }),
      ...(studded === null ? {} : { studded }),
    },
    buyers: shown.map((week) => weeks[week] ?? null),
  };
}

const STUDS = { true: 'шип', false: 'без шипов' };

const count = (
  header: string,
  value: (row: MarketDemandRow) => number | null,
): Column<MarketDemandRow> => ({ header, width: 14, format: 'count', value });

/** Columns of a file of demand, a column a week. */
export const demandColumns = (weeks: readonly string[]): readonly Column<MarketDemandRow>[] => [
  { header: 'Размер', width: 20, value: ({ size }) => size },
  {
    header: 'Сезон',
    width: 12,
    value: ({ season }) => (season ? (SEASON_WORDS[season] ?? season) : null),
  },
  {
    header: 'Шипы',
    width: 12,
    value: ({ studded }) => (studded === null ? null : STUDS[`${studded}`]),
  },
  ...weeks.map((week, at) => count(`Неделя с ${week}`, ({ buyers }) => buyers[at] ?? null)),
  count('Всего покупателей', ({ total }) => total),
  count('Год назад', ({ year_ago }) => year_ago),
  count('Ни у кого нет', ({ nothing }) => nothing),
  count('Дороже, чем хотели', ({ dear }) => dear),
  count('Позже, чем хотели', ({ late }) => late),
  count('У вас, шт.', ({ stock }) => stock),
];
