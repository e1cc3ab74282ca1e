import type { Words } from '../../words/words.tsx';
import type { Option } from './option.ts';

/**
 * Where the options come from: all at once or page by page. Works with an infinite query:
 * `items = data.pages.flat()`, `hasMore = hasNextPage`, `isLoading = isFetching`, `onLoadMore = fetchNextPage`.
 */
export interface PageSource {
  /** The options loaded so far, in the order to show. Pass the same array while nothing has changed. */
  items: readonly Option[];
  /**
   * Whether there are pages that are not loaded yet.
   * @default false
   */
  hasMore?: boolean | undefined;
  /**
   * Whether a page is loading.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Why the last page failed to load. Shown with a row to try again.
   * @default none
   */
  error?: string | undefined;
  /**
   * Called to load the next page: when four fifths of the list have been scrolled into view, at most once in 150 ms,
   * and only while `hasMore` and neither `isLoading` nor `error`. Also called to try again.
   * @default none
   */
  onLoadMore?: (() => void) | undefined;
  /**
   * How many options there are in all, so that a screen reader can say «12 of 214».
   * @default the loaded ones, when there are no more
   */
  total?: number | undefined;
}

/** A source that can be searched. */
export interface ListSource extends PageSource {
  /**
   * Called with the search text 300 ms after the last letter, to search on the server. `items` must then be what the
   * server found. Without it the loaded items are filtered in the browser at every letter.
   * @default none
   */
  onSearch?: ((text: string) => void) | undefined;
}

/** Texts of every list of options. */
export type ListWords = Pick<Words, 'empty' | 'loading' | 'retry' | 'found'>;

/** Texts of a list that can be searched. */
export type SearchWords = ListWords & Pick<Words, 'search' | 'create'>;
