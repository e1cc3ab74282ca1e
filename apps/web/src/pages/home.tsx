import { useAtomValue } from 'jotai';
import { AnywhereSearch } from '../features/catalog/smart-search/anywhere-search.tsx';
import { statisticsAtom } from '../features/statistics/atoms.ts';
import { Market } from '../features/statistics/market.tsx';

/** The home page: the market today, and a search. */
export function Home() {
  const { data, error } = useAtomValue(statisticsAtom);
  if (!data && error) throw error;
  return (
    <>
      <title>Протектор — шины и диски оптом</title>
      <Market statistics={data} search={<AnywhereSearch />} />
    </>
  );
}
