import { Text } from '@org/ui/text';
import { formatNumber } from '../../shared/format/format.ts';
import * as css from './import.css.ts';
import type { Import } from './price-lists.atoms.ts';

const PLANNED = ['Добавим', 'Изменим', 'Снимем с продажи'];
const DONE = ['Добавлено', 'Изменено', 'Снято с продажи'];

/** What an import changes in the stock, in numbers. */
export function Figures({ list, isDone }: { list: Import; isDone: boolean }) {
  const [created, updated, removed] = isDone ? DONE : PLANNED;
  return (
    <dl className={css.figures}>
      <Figure term={created} value={list.created} />
      <Figure term={updated} value={list.updated} note={movesOf(list)} />
      <Figure term={removed} value={list.removed} />
      <Figure term="Без изменений" value={list.unchanged} />
      <Figure term="Отклонено строк" value={list.rejected_count} isBad={list.rejected_count > 0} />
    </dl>
  );
}

/** The progress of reading, in numbers. */
export function ReadFigures({ list }: { list: Import }) {
  return (
    <dl className={css.figures}>
      <Figure term="Прочитано строк" value={list.rows_done} />
      <Figure term="Принято" value={list.accepted} />
      <Figure term="Отклонено" value={list.rejected_count} isBad={list.rejected_count > 0} />
    </dl>
  );
}

function movesOf({ price_up, price_down }: Import) {
  const moves = [
    price_up > 0 && `дороже ${formatNumber(price_up)}`,
    price_down > 0 && `дешевле ${formatNumber(price_down)}`,
  ].filter(Boolean);
  return moves.length > 0 ? moves.join(', ') : undefined;
}

interface FigureProps {
  term: string | undefined;
  value: number;
  note?: string | undefined;
  isBad?: boolean;
}

function Figure({ term, value, note, isBad = false }: FigureProps) {
  return (
    <div>
      <Text as="dt" size={12} tone="hint">
        {term}
      </Text>
      <dd>
        <span className={css.figureTones[isBad ? 'bad' : 'plain']}>{formatNumber(value)}</span>
        {note && (
          <Text as="div" size={12} tone="hint">
            {note}
          </Text>
        )}
      </dd>
    </div>
  );
}
