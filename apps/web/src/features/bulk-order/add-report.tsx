import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { type LineProblem, lineProblemText } from '../../shared/cart/line-problems.ts';
import { countOf, POSITIONS } from '../../shared/format/format.ts';
import { paths } from '../../shared/paths.ts';
import * as css from './bulk-order.css.ts';

/** The result of adding a list to the cart. */
export interface Report {
  /** lines that were sent */
  count: number;
  /** why nothing was added */
  failure?: string;
  /** lines that were not added as requested */
  problems: readonly LineProblem[];
  /** product names by offer id */
  titles: ReadonlyMap<string, string>;
}

/** Shows how much was added to the cart, and what was not, with the reasons. */
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
                {titles.get(problem.offer_id)}: {lineProblemText(problem)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
