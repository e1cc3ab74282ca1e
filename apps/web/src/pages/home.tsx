import { useAtomValue } from 'jotai';
import { AnywhereSearch } from '../features/catalog/smart-search/anywhere-search.tsx';
import { statisticsAtom } from '../features/statistics/atoms.ts';
import { Market } from '../features/statistics/market.tsx';
import { PageMeta } from '../shared/page/page-meta.tsx';
import { paths } from '../shared/paths.ts';

/** The home page: the market today, and a search. */
export function Home() {
  const { data, error } = useAtomValue(statisticsAtom);
  if (!data && error) throw error;
  return (
    <>
      <PageMeta
        title="Протектор — шины и диски оптом"
        description="Предложения поставщиков шин и дисков со всей России: цены, остатки, сроки."
        path={paths.home}
      />
      <Market statistics={data} search={<AnywhereSearch />} />
    </>
  );
}
