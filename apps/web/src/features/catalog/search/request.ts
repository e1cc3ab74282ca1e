import type { SearchTyresBody } from '@org/api-client/schema';
import { type Search, searchBody } from './catalog-search.ts';
import type { SectionDescription } from './catalog-sections.ts';

/** Rows of one page, and of one «Показать ещё». */
export const PER_PAGE = 20;

/** Attributes whose counts the filter rail of a section shows. */
function facetsOf({ rail }: SectionDescription): string[] {
  return rail.flatMap((group) => {
    switch (group.control) {
      case 'marking':
        return group.parts.map(({ field }) => field);
      case 'seasons':
        return ['season'];
      case 'build':
        return [...(group.studs ? ['studded'] : []), ...group.flags];
      case 'values':
        return [group.field];
      case 'range':
        return [group.min.replace('_min', '')];
      case 'supplier':
        return ['supplier_id', 'favorite'];
      case 'price':
        return ['price'];
      case 'age':
        return ['dot_year'];
      default:
        return [];
    }
  });
}

/**
 * The body of the search for a catalog address. The description of a section names fields of its own search; the server
 * checks them again.
 */
export function searchRequest(
  section: SectionDescription,
  search: Search,
  sort: string,
): SearchTyresBody {
  return {
    ...searchBody(search, sort),
    facets: facetsOf(section),
    page: search.page,
    per_page: PER_PAGE,
  } as SearchTyresBody;
}
