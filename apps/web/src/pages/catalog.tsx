import { useAtomValue } from 'jotai';
import { countsOf } from '../features/statistics/counts.ts';
import { SectionTiles } from '../features/statistics/section-tiles.tsx';
import { statisticsAtom } from '../features/statistics/statistics.atoms.ts';
import { Page } from '../shared/page/page.tsx';
import { paths } from '../shared/page/paths.ts';

/** The seven sections on one page; without counts if the statistics do not load. */
export function Catalog() {
  const { data } = useAtomValue(statisticsAtom);
  return (
    <Page
      title="Каталог"
      description="Семь разделов: шины и диски для легковых и грузовых машин, спецтехники, мотоциклов и квадроциклов."
      path={paths.catalog}
    >
      <SectionTiles counts={countsOf(data)} />
    </Page>
  );
}
