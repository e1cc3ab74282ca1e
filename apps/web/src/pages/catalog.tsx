import { SectionTiles } from '../features/statistics/section-tiles.tsx';
import { Page } from '../shared/page.tsx';

/** The seven sections at one glance. */
export function Catalog() {
  return (
    <Page title="Каталог">
      <SectionTiles />
    </Page>
  );
}
