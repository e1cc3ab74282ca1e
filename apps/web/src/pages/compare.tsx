import { ComparisonContent } from '../features/catalog/compare/comparison-content.tsx';
import { readComparedIds, readPieces } from '../features/catalog/offers/compared-ids.ts';
import { useSearch } from '../shared/hooks/use-search.ts';
import { Page } from '../shared/page/page.tsx';

/** Up to four products side by side; the address says which. */
export function Compare() {
  return (
    <Page
      title="Сравнение"
      description="Цены с доставкой, сроки и характеристики шин и дисков рядом: видно, чем они различаются."
    >
      <ComparisonContent ids={useSearch(readComparedIds)} pieces={useSearch(readPieces)} />
    </Page>
  );
}
