import { EmptyState } from '@org/ui/empty-state';
import { Link } from 'react-router-dom';
import type { WaitingApprovals } from '../../shared/approvals/approvals.atoms.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { paths } from '../../shared/page/paths.ts';
import * as css from './approvals.css.ts';

/** The companies in which something waits for the user's yes. */
export function WaitingList({ waiting }: { waiting: WaitingApprovals }) {
  if (waiting.length === 0)
    return (
      <EmptyState title="Никто не ждёт вашего согласия">
        Здесь появятся компании, где кто-то просит заказать выше лимита.
      </EmptyState>
    );
  return (
    <ul aria-label="Ждут вашего согласия">
      {waiting.map(({ company, count }) => (
        <li key={company.id} className={css.company}>
          <Link to={paths.companyApprovals(company.id)}>{company.name}</Link>
          <span className={css.figure}>{formatNumber(count)}</span>
        </li>
      ))}
    </ul>
  );
}
