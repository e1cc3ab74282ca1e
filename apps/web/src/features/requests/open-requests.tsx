import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import type { RequestSummary } from './request-calls.ts';
import { beginningOf, isOpen, nameOf, stateOf } from './request-words.ts';
import * as css from './requests.css.ts';

/** How many are shown. */
const SHOWN = 3;

/** The requests in which something is not ordered yet, the last changed first; nothing if there are none. */
export function OpenRequests({ requests }: { requests: readonly RequestSummary[] }) {
  const open = requests.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-label="Заявки в работе">
      <h2 className={css.groupTitle}>
        Заявки в работе <span className={css.count}>{open.length}</span>
      </h2>
      <ul>
        {open.slice(0, SHOWN).map((request) => (
          <li key={request.id} className={css.openRow}>
            <Link className={css.listName} to={paths.request(request.id)}>
              {nameOf(request)}
            </Link>
            <div className={css.small}>{beginningOf(request)}</div>
            <div className={css.small}>{stateOf(request)}</div>
          </li>
        ))}
      </ul>
      {open.length > SHOWN && <Link to={paths.requests}>Все заявки</Link>}
    </section>
  );
}
