import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { lostChoicesAtom } from './demand.atoms.ts';
import { isLostWeeks, LOST_WEEKS, LostView, type LostWeeks } from './lost-view.tsx';
import { type Grouping, isGrouping } from './seen.tsx';

interface Choice {
  weeks: LostWeeks;
  by: Grouping;
}

function parse(params: URLSearchParams): Choice {
  const weeks = Number(params.get('weeks'));
  const by = params.get('by');
  return {
    weeks: isLostWeeks(weeks) ? weeks : LOST_WEEKS[1],
    by: isGrouping(by) ? by : 'product',
  };
}

/** What buyers took elsewhere though the company had it, and why. */
export function LostContent({ company }: { company: string }) {
  const choice = useSearch(parse);
  const navigate = useNavigate();
  const query = useAtomValue(lostChoicesAtom({ company, ...choice }));
  const lost = useLastLoaded(query);
  if (!lost && query.error) throw query.error;
  if (!lost) return <Loading />;
  const change = (next: Partial<Choice>) => {
    const { weeks, by } = { ...choice, ...next };
    navigate(`?weeks=${weeks}&by=${by}`, { replace: true });
  };
  return (
    <LostView
      company={company}
      {...choice}
      lost={lost}
      isStale={query.data === undefined}
      onWeeks={(weeks) => change({ weeks })}
      onBy={(by) => change({ by })}
    />
  );
}
