import { BellIcon } from '@org/ui/icons';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { subscribeToNews } from '../../features/news/live.ts';
import { unreadAtom } from '../../features/news/news.atoms.ts';
import { waitingCountAtom } from '../../shared/approvals/approvals.atoms.ts';
import { useOwnValue } from '../../shared/hooks/use-taken-over.ts';
import { paths } from '../../shared/page/paths.ts';
import { sessionAtom } from '../../shared/session/visitor.atoms.ts';
import * as css from './app-header.css.ts';
import * as bellCss from './news-bell.css.ts';

/** Shows the number of unread news, and of what waits for the user's yes. While it is mounted, it listens for new ones. */
export function NewsBell() {
  const token = useAtomValue(sessionAtom)?.token;
  const unread = useOwnValue(unreadAtom) ?? 0;
  const waiting = useOwnValue(waitingCountAtom) ?? 0;
  const count = unread + waiting;
  const words = [
    'Новости заказов',
    ...(unread > 0 ? [`непрочитанных: ${unread}`] : []),
    ...(waiting > 0 ? [`ждут согласия: ${waiting}`] : []),
  ];
  useEffect(() => (token === undefined ? undefined : subscribeToNews(token)), [token]);
  return (
    <Link className={css.action} to={paths.news}>
      <span className={bellCss.bell}>
        <BellIcon />
        {count > 0 && (
          <span className={bellCss.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
    </Link>
  );
}
