import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/api.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { tradeAtom } from '../atoms.ts';
import { isSalesGrouping, type SalesGrouping, SalesView } from './sales-view.tsx';

const parse = (params: URLSearchParams): SalesGrouping => {
  const by = params.get('by');
  return isSalesGrouping(by) ? by : 'months';
};

/** The sales of a company, grouped. */
export function SalesContent({ company }: { company: string }) {
  const by = useSearch(parse);
  const query = useAtomValue(tradeAtom({ company }));
  const trade = useLastLoaded(query);
  const navigate = useNavigate();
  if (!trade && query.error) throw query.error;
  if (!trade) return <Loading />;
  const download = async () =>
    saveFile(
      await api.download('get', '/trade/export', { params: { query: { by, company } } }),
      'Продажи.xlsx',
    );
  return (
    <SalesView
      by={by}
      parts={trade[by]}
      onBy={(next) => navigate(`?by=${next}`, { replace: true })}
      onExport={download}
    />
  );
}
