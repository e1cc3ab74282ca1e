import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { titleOf } from '../../shared/format/marking.ts';
import type { CartPlan } from './plan.ts';
import * as css from './plan-table.css.ts';
import { savingWords } from './plan-words.ts';

type Line = CartPlan['changes'][number]['to'][number];

/** What moves, with the delivery and the total as lines of their own. On a phone each row is a block. */
export function PlanTable({ plan }: { plan: CartPlan }) {
  const { changes, delivery, total, total_before } = plan;
  const isKnown = total_before > 0;
  return (
    <table className={css.table} aria-label="Что изменится">
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.title}>
            Что меняется
          </th>
          <th scope="col" className={css.figure}>
            Сейчас
          </th>
          <th scope="col" className={css.figure}>
            По плану
          </th>
          <th scope="col" className={css.figure}>
            Разница
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ product, from, to, saving }) => (
          <tr key={product.id} className={css.row}>
            <th scope="row" className={css.name}>
              {titleOf(product)}
              <span className={css.note}>{formatPieces(piecesOf(to))}</span>
            </th>
            <Side label="сейчас" lines={from} />
            <Side label="план" lines={to} />
            <td className={saving < 0 ? css.dearer : css.saving}>{savingWords(saving)}</td>
          </tr>
        ))}
        {delivery && (
          <Sums name="Доставка" before={delivery.before} after={delivery.after} isKnown />
        )}
        <Sums
          name={delivery ? 'С доставкой' : 'Всего'}
          before={total_before}
          after={total}
          isKnown={isKnown}
        />
      </tbody>
    </table>
  );
}

const piecesOf = (lines: readonly Line[]) => lines.reduce((all, { quantity }) => all + quantity, 0);

/** The suppliers of a product: more than one line if it is split. */
function Side({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <td className={css.side}>
      <span className={css.label}>{label} </span>
      {lines.length === 0 && '—'}
      {lines.map(({ offer_id, supplier, quantity, bulk_price }) => (
        <span key={offer_id} className={css.part}>
          {formatMoney(bulk_price)}
          <span className={css.note}>
            {lines.length > 1 ? `${supplier}, ${formatPieces(quantity)}` : supplier}
          </span>
        </span>
      ))}
    </td>
  );
}

interface SumsProps {
  name: string;
  before: number;
  after: number;
  /** Whether the current cost is known. */
  isKnown: boolean;
}

function Sums({ name, before, after, isKnown }: SumsProps) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        {name}
      </th>
      <td className={css.side}>
        <span className={css.label}>сейчас </span>
        {isKnown ? formatMoney(before) : '—'}
      </td>
      <td className={css.side}>
        <span className={css.label}>план </span>
        {formatMoney(after)}
      </td>
      <td className={after > before ? css.dearer : css.saving}>
        {isKnown ? savingWords(before - after) : ''}
      </td>
    </tr>
  );
}
