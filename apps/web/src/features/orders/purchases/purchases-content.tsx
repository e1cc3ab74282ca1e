import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { today } from '../../../shared/format/format-day.ts';
import { useLastLoaded } from '../../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { Loading } from '../../../shared/page/loading.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { exportTrade, tradeAtom } from '../orders.atoms.ts';
import { isPaidGrouping } from './paid-table.tsx';
import { isPeriodKind, lastMonths, periodOf } from './purchase-period.ts';
import { type PurchasesChoice, PurchasesView } from './purchases-view.tsx';

function parse(params: URLSearchParams): PurchasesChoice {
  const [kind, by, buyer] = [params.get('period'), params.get('by'), params.get('buyer')];
  return {
    kind: isPeriodKind(kind) ? kind : 'month',
    month: lastMonths(today()).find((month) => month === params.get('month')),
    buyer: buyer && /^[0-9a-f-]{36}$/.test(buyer) ? buyer : undefined,
    by: isPaidGrouping(by) ? by : 'sizes',
  };
}

const hrefOf = ({ kind, month, buyer, by }: PurchasesChoice) =>
  `?${new URLSearchParams({ period: kind, by, ...(month && { month }), ...(buyer && { buyer }) })}`;

/** The user's purchases of a period that the address names. */
export function PurchasesContent() {
  const choice = useSearch(parse);
  const navigate = useNavigate();
  const day = today();
  const scope = { company: null, buyer: choice.buyer };
  const period = periodOf(choice.kind, day, choice.month);
  const chosen = useAtomValue(tradeAtom({ ...scope, ...period }));
  const months = useAtomValue(tradeAtom({ ...scope, ...periodOf('year', day) }));
  const loaded = useMemo(
    () => chosen.data && months.data && { choice, trade: chosen.data, year: months.data },
    [choice, chosen.data, months.data],
  );
  const answer = useLastLoaded({ data: loaded });
  const error = chosen.error ?? months.error;
  if (!answer && error) throw error;
  if (!answer) return <Loading />;
  const download = async () => {
    const query = { by: choice.by, ...period, ...(choice.buyer && { buyer: choice.buyer }) };
    saveFile(await exportTrade(query), 'Закупки.xlsx');
  };
  return (
    <PurchasesView
      choice={choice}
      answer={answer}
      today={day}
      onChoice={(next) => navigate(hrefOf(next), { replace: true })}
      onExport={download}
    />
  );
}
