import type { ProductPage } from '../../catalog.atoms.ts';
import type { Search } from '../../catalog-search.ts';
import { hidesPrices } from '../../product-words.ts';
import { HiddenPricesNotice } from './hidden-prices-notice.tsx';
import { LeftOutNotice } from './left-out-notice.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { SeasonNotice } from './season-notice.tsx';
import { UnknownNotice } from './unknown-notice.tsx';

export interface NoticesProps {
  /** none while the list loads */
  page: ProductPage | undefined;
  search: Search;
  onSearch: (search: Search) => void;
}

/** Notices above a list: which parts of the search were not taken literally, and how old the data are. */
export function Notices({ page, search, onSearch }: NoticesProps) {
  const { season, season_own } = search.filters;
  return (
    <>
      {page && hidesPrices(page.data) && <HiddenPricesNotice />}
      {page?.read_only && <ReadOnlyNotice asOf={page.as_of} />}
      {search.unknown.length > 0 && <UnknownNotice search={search} onSearch={onSearch} />}
      {page && season !== undefined && !season_own && (
        <SeasonNotice products={page.data} search={search} onSearch={onSearch} />
      )}
      {page && page.left_out.length > 0 && (
        <LeftOutNotice leftOut={page.left_out} search={search} onSearch={onSearch} />
      )}
    </>
  );
}
