import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/api.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { type TradeGrouping, tradeAtom } from '../atoms.ts';
import { isTradeGrouping, TradeView } from './trade-view.tsx';

const parse = (params: URLSearchParams): TradeGrouping => {
  const by = params.get('by');
  return isTradeGrouping(by) ? by : 'months';
};

/** The purchases of a user, or the sales of a company, grouped. */
export function TradeContent({ company }: { company: string | null }) {
  const by = useSearch(parse);
  const query = useAtomValue(tradeAtom({ company, by }));
  const trade = useLastLoaded(query);
  const navigate = useNavigate();
  if (!trade && query.error) throw query.error;
  if (!trade) return <Loading />;
  const download = async () => {
    const query = { by, ...(company && { company }) };
    saveFile(await api.download('get', '/trade/export', { params: { query } }), 'Закупки.xlsx');
  };
  return (
    <TradeView
      by={by}
      parts={trade.data}
      side={company === null ? 'buyer' : 'supplier'}
      onBy={(next) => navigate(`?by=${next}`, { replace: true })}
      onExport={download}
    />
  );
}
