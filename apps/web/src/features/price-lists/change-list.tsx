import { VisuallyHidden } from '@org/ui/visually-hidden';
import {
  formatMoney,
  formatNumber,
  formatPieces,
  formatShare,
} from '../../shared/format/format.ts';
import * as css from './lists.css.ts';
import type { ImportChange } from './price-lists.atoms.ts';

/** Offers that an import adds, changes or takes off sale: the old values and the new ones. */
export function ChangeList({ changes }: { changes: readonly ImportChange[] }) {
  return (
    <ul className={css.list}>
      {changes.map((change, at) => (
        <li key={at} className={css.change}>
          <div className={css.goods}>
            {change.name}
            <div className={css.note}>
              {change.warehouse}
              {change.row !== null && `, строка ${formatNumber(change.row)}`}
            </div>
            {change.note !== null && <div className={css.note}>{change.note}</div>}
          </div>
          <Move
            label="Цена"
            before={change.price_before}
            after={change.price_after}
            format={formatMoney}
            isShareShown
          />
          <Move
            label="Остаток"
            before={change.quantity_before}
            after={change.quantity_after}
            format={formatPieces}
          />
        </li>
      ))}
    </ul>
  );
}

interface MoveProps {
  label: string;
  before: number | null;
  after: number | null;
  format: (value: number) => string;
  isShareShown?: boolean;
}

function Move({ label, before, after, format, isShareShown = false }: MoveProps) {
  const isMove = before !== null && after !== null && before !== after;
  const value = after ?? before;
  return (
    <div className={css.move}>
      <VisuallyHidden>{label}:</VisuallyHidden>
      {isMove && (
        <span className={css.before}>
          {format(before)} <span aria-hidden="true">→</span>
          <VisuallyHidden>станет</VisuallyHidden>
        </span>
      )}
      {value !== null && <span>{format(value)}</span>}
      {isMove && isShareShown && before > 0 && (
        <span className={after > before ? css.up : css.down}>
          {formatShare((after - before) / before)}
        </span>
      )}
    </div>
  );
}
