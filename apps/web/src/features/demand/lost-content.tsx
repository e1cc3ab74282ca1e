import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { lostChoicesAtom } from './atoms.ts';
import { isLostWeeks, LOST_WEEKS, LostView, type LostWeeks } from './lost-view.tsx';

function parse(params: URLSearchParams): LostWeeks {
  const weeks = Number(params.get('weeks'));
  return isLostWeeks(weeks) ? weeks : LOST_WEEKS[1];
}

/** What buyers took elsewhere though the company had it, and why. */
export function LostContent({ company }: { company: string }) {
  const weeks = useSearch(parse);
  const navigate = useNavigate();
  const query = useAtomValue(lostChoicesAtom({ company, weeks }));
  const lost = useLastLoaded(query);
  if (!lost && query.error) throw query.error;
  if (!lost) return <Loading />;
  return (
    <LostView
      company={company}
      weeks={weeks}
      lost={lost}
      isStale={query.data === undefined}
      onWeeks={(next) => navigate(`?weeks=${next}`, { replace: true })}
    />
  );
}
