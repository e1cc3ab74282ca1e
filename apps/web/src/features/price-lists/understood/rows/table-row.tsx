import { Badge } from '@org/ui/badge';
import { memo, type ReactNode } from 'react';
import { formatMoney, formatNumber, formatPieces } from '../../../../shared/format/format.ts';
import { brandOf, modelOf } from '../../../../shared/format/marking.ts';
import type { UnderstoodRow } from '../understood-names.atoms.ts';
import { asksSeason, marksOf, sectionName, sourceOf, splitAround } from './row-words.ts';
import * as css from './rows.css.ts';

interface TableRowProps {
  row: UnderstoodRow;
  index: number;
  subject: string | undefined;
}

const SEASONS = {
  winter: { tone: 'winter', label: 'Зима' },
  summer: { tone: 'summer', label: 'Лето' },
  all_season: { tone: 'allseason', label: 'Всесезон' },
} as const;

/** One row of a price list, beside what it is understood as. */
export const TableRow = memo(function TableRow({ row, index, subject }: TableRowProps) {
  const [before, marked, after] = splitAround(row.text, subject);
  const { size, load_index, speed_index, price, quantity } = row;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="row" tabIndex={-1} aria-rowindex={index} className={css.body}>
      <Cell className={css.number}>{formatNumber(row.row)}</Cell>
      <Cell className={css.source}>
        {before}
        {marked && <mark className={css.mark}>{marked}</mark>}
        {after}
      </Cell>
      <Cell>{sectionName(row.section)}</Cell>
      <Cell className={css.cut}>
        <span className={css.brand}>{brandOf(row)}</span> {modelOf(row)}
        <Origin source={row.from.brand} />
      </Cell>
      <Cell className={css.size}>
        {size}{' '}
        <span className={css.indices}>
          {load_index}
          {speed_index}
        </span>
      </Cell>
      <Cell>
        <Season row={row} />
      </Cell>
      <Cell className={css.badges}>
        {marksOf(row).map((mark) => (
          <Badge key={mark} tone="technical">
            {mark}
          </Badge>
        ))}
      </Cell>
      <Cell>{row.year ?? <span className={css.unknown}>нет</span>}</Cell>
      <Cell className={css.price}>{formatMoney(price)}</Cell>
      <Cell className={css.end}>
        {row.quantity_is_minimum && 'от '}
        {formatPieces(quantity)}
      </Cell>
    </div>
  );
});

function Cell({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="cell" className={className}>
      {children}
    </div>
  );
}

function Season({ row }: { row: UnderstoodRow }) {
  const look = row.season && SEASONS[row.season];
  if (look)
    return (
      <>
        <Badge tone={look.tone}>{look.label}</Badge>
        <Origin source={row.from.season} />
      </>
    );
  return asksSeason(row) ? <span className={css.unknown}>неизвестен</span> : null;
}

function Origin({ source }: { source: string | null }) {
  const word = sourceOf(source);
  return word ? <div className={css.origin}>{word}</div> : null;
}
