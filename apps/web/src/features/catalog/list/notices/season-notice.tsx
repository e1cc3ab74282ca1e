import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { type Search, withFilters } from '../../catalog-search.ts';
import { type Product, SEASON_ADJECTIVES, type Season } from '../../product-words.ts';
import * as css from '../product-list.css.ts';

export interface SeasonNoticeProps {
  /** The first products of the list. */
  products: readonly Product[];
  search: Search;
  onSearch: (search: Search) => void;
}

/** Says why all-terrain tyres of another season are in the list, with a button that leaves them out. */
export function SeasonNotice({ products, search, onSearch }: SeasonNoticeProps) {
  const wanted = [search.filters.season].flat().map(String);
  const isStrange = ({ season }: Product) => season !== null && !wanted.includes(season);
  if (!products.some(isStrange)) return null;
  const own = wanted.map((season) => SEASON_ADJECTIVES[season as Season] ?? season).join(' и ');
  return (
    <div className={css.notice}>
      <Note title="Здесь и вездеходные шины другого сезона.">
        Магазины относят шины A/T и M/T к разным сезонам, поэтому мы показываем их в каждом
        {wanted.includes('winter') && wanted.length === 1 ? ', зимой — со снежинкой' : ''}.
      </Note>
      <Button size="s" onPress={() => onSearch(withFilters(search, { season_own: true }))}>
        Только {own}
      </Button>
    </div>
  );
}
