import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { sections } from '../../shared/sections.ts';
import { type Demand, demandAtom, exportDemand } from './demand.atoms.ts';
import { type DemandChoice, DemandView, isDemandSight, isWeeks, WEEKS } from './demand-view.tsx';

function parse(params: URLSearchParams): DemandChoice {
  const [sight, weeks] = [params.get('show'), Number(params.get('weeks'))];
  return {
    section: sections.find(({ code }) => code === params.get('section'))?.code,
    city: params.get('city')?.slice(0, 120) || undefined,
    weeks: isWeeks(weeks) ? weeks : WEEKS[1],
    sight: isDemandSight(sight) ? sight : 'all',
  };
}

const hrefOf = ({ section, city, weeks, sight }: DemandChoice) =>
  `?${new URLSearchParams({ weeks: `${weeks}`, show: sight, ...(section && { section }), ...(city && { city }) })}`;

/** What the market looks for, as the address asks, beside what a company has. */
export function DemandContent({ company }: { company: string }) {
  const choice = useSearch(parse);
  const navigate = useNavigate();
  const { section, city, weeks } = choice;
  const scope = { company, section, city, weeks };
  const query = useAtomValue(demandAtom(scope));
  const loaded = useMemo(
    (): { choice: DemandChoice; demand: Demand } | undefined =>
      query.data && { choice, demand: query.data },
    [choice, query.data],
  );
  const answer = useLastLoaded({ data: loaded });
  if (query.error && !query.data) throw query.error;
  if (!answer) return <Loading />;
  const download = async (format: 'xlsx' | 'csv') =>
    saveFile(await exportDemand(scope, format), `Спрос.${format}`);
  return (
    <DemandView
      choice={choice}
      demand={answer.demand}
      isStale={answer.choice !== choice && query.data === undefined}
      onChoice={(next) => navigate(hrefOf(next), { replace: true })}
      onExport={download}
    />
  );
}
