import { Heading } from '@org/ui/heading';
import { Text } from '@org/ui/text';
import { Link } from 'react-router-dom';
import {
  countOf,
  formatMoney,
  formatPieces,
  MODELS,
  POSITIONS,
} from '../../shared/format/format.ts';
import { formatDay, today } from '../../shared/format/format-day.ts';
import { paths } from '../../shared/page/paths.ts';
import type { LastSearch } from './search/last-search.atoms.ts';
import * as css from './unfinished.css.ts';

export interface UnfinishedProps {
  /** `sum` in kopecks; undefined while it is not known */
  cart: { lines: number; pieces: number; sum: number } | undefined;
  /** ids of the goods that are compared */
  compared: readonly string[];
  search: LastSearch | null;
}

/** What the user was in the middle of: the cart, a comparison, the last search; nothing if there is none of them. */
export function Unfinished({ cart, compared, search }: UnfinishedProps) {
  const rows = [
    cart &&
      cart.lines > 0 && {
        to: paths.cart,
        name: 'Корзина',
        note: `${countOf(cart.lines, POSITIONS)}, ${formatPieces(cart.pieces)}`,
        sum: formatMoney(cart.sum),
      },
    compared.length > 1 && {
      to: paths.compare(compared),
      name: 'Сравнение',
      note: countOf(compared.length, MODELS),
    },
    search && {
      to: search.path,
      name: search.words,
      note: `искали ${search.day === today() ? 'сегодня' : formatDay(search.day)}`,
    },
  ].filter((row) => !!row);
  if (rows.length === 0) return null;
  return (
    <section aria-label="Продолжить">
      <Heading level={2} size={16}>
        Продолжить
      </Heading>
      <ul className={css.list}>
        {rows.map(({ to, name, note, ...row }) => (
          <li key={to} className={css.row}>
            <div>
              <Link className={css.name} to={to}>
                {name}
              </Link>
              <Text as="div" size={12} tone="hint">
                {note}
              </Text>
            </div>
            {'sum' in row && <span className={css.sum}>{row.sum}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
