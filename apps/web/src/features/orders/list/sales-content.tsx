import { endOfMonth } from 'date-fns/endOfMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/api.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { paths } from '../../../shared/paths.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { tradeAtom } from '../orders.atoms.ts';
import { isSalesGrouping, type SalesGrouping, SalesView } from './sales-view.tsx';

const parse = (params: URLSearchParams): SalesGrouping => {
  const by = params.get('by');
  return isSalesGrouping(by) ? by : 'months';
};

/** The days of a month, as the list of orders takes them. */
const daysOf = (month: string) =>
  new URLSearchParams({
    from: `${month}-01`,
    to: lightFormat(endOfMonth(parseISO(`${month}-01`)), 'yyyy-MM-dd'),
  });

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
      onMonth={(month) => navigate(`${paths.companyOrders(company)}?${daysOf(month)}`)}
      onExport={download}
    />
  );
}
