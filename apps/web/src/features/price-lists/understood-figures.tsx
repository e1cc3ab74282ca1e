import { Text } from '@org/ui/text';
import { formatNumber } from '../../shared/format/format.ts';
import * as css from './doubts.css.ts';
import * as page from './import.css.ts';
import type { Import } from './price-lists.atoms.ts';
import * as share from './share.css.ts';

export interface UnderstoodFiguresProps {
  list: Import;
  /** The number of rows without an answer. */
  open: number;
}

/** What became of the rows of a file: accepted, doubtful, rejected. A bar shows their shares. */
export function UnderstoodFigures({ list, open }: UnderstoodFiguresProps) {
  const { rows_total, accepted, rejected_count, created, updated, unchanged } = list;
  const sure = Math.max(0, accepted - open);
  const figures = [
    ['Принято', accepted, rows_total ? `из ${formatNumber(rows_total)} строк` : undefined],
    ['Предложений', created + updated + unchanged, 'будет в продаже'],
    ['Под вопросом', open, open > 0 ? 'строки с вопросами' : 'вопросов нет'],
    ['Отклонено', rejected_count, rejected_count > 0 ? 'с причинами ниже' : undefined],
  ] as const;
  return (
    <div>
      <dl className={page.figures}>
        {figures.map(([term, value, note], at) => (
          <div key={term}>
            <Text as="dt" size={12} tone="hint">
              {term}
            </Text>
            <dd>
              <span className={value > 0 ? share.tones[at] : share.tones[0]}>
                {formatNumber(value)}
              </span>
              {note && (
                <Text as="div" size={12} tone="hint">
                  {note}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.share} aria-hidden="true">
        <i className={share.parts.sure} style={{ flexGrow: sure }} />
        {open > 0 && <i className={share.parts.open} style={{ flexGrow: open }} />}
        {rejected_count > 0 && (
          <i className={share.parts.rejected} style={{ flexGrow: rejected_count }} />
        )}
      </div>
    </div>
  );
}
