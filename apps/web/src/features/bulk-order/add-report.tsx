import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { type LineProblem, wordsOf } from '../../shared/cart/adjusted.ts';
import { countOf } from '../../shared/format/format.ts';
import { paths } from '../../shared/paths.ts';
import * as css from './bulk-order.css.ts';
import { POSITIONS } from './bulk-words.ts';

/** What came of adding a list to the cart. */
export interface Report {
  /** lines that were sent */
  count: number;
  /** why nothing was added */
  failure?: string;
  /** lines that were not added as they were */
  problems: readonly LineProblem[];
  /** names of the goods by offer */
  titles: ReadonlyMap<string, string>;
}

/** Says how much is in the cart now, and what is not, and why. */
export function AddReport({ count, failure, problems, titles }: Report) {
  if (failure !== undefined)
    return (
      <div className={css.notes}>
        <Note tone="danger" title="Список не добавился.">
          {failure}
        </Note>
      </div>
    );
  const added = count - problems.filter(({ available }) => available === 0).length;
  return (
    <div className={css.notes} role="status">
      {added > 0 && (
        <Note tone="ok" title={`${countOf(added, POSITIONS)} в корзине.`}>
          <Link href={paths.cart}>Перейти в корзину</Link>
        </Note>
      )}
      {problems.length > 0 && (
        <Note title="Не всё добавилось как в списке.">
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={problem.offer_id}>
                {titles.get(problem.offer_id)}: {wordsOf(problem)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
