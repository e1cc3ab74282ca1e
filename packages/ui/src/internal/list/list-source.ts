import type { Words } from '../../words/words.tsx';
import type { Option } from './option.ts';

/**
 * Where the options come from: all at once, or page after page. Fits an infinite query:
 * `items = data.pages.flat()`, `hasMore = hasNextPage`, `isLoading = isFetching`, `onLoadMore = fetchNextPage`.
 */
export interface PageSource {
  /** The options loaded so far, in the order to show them. Keep the same array while nothing changed. */
  items: readonly Option[];
  /**
   * There are pages that are not loaded yet.
   * @default false
   */
  hasMore?: boolean | undefined;
  /**
   * A page is on its way.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Why the last page did not come, in words. Shown with a way to try again.
   * @default none
   */
  error?: string | undefined;
  /**
   * Asks for the next page: when four fifths of the list have been seen, at most once in 150 ms, and only while
   * `hasMore` and neither `isLoading` nor `error`. Also what trying again calls.
   * @default none
   */
  onLoadMore?: (() => void) | undefined;
  /**
   * How many options there are in all, for «12 of 214» of a screen reader.
   * @default the loaded ones, when there are no more
   */
  total?: number | undefined;
}

/** A source that can be searched. */
export interface ListSource extends PageSource {
  /**
   * Hands the search text to the server, 300 ms after the last letter; `items` are then expected to be what it found.
   * Without it the loaded items are filtered here, at every letter.
   * @default none
   */
  onSearch?: ((text: string) => void) | undefined;
}

/** Words of every list of options. */
export type ListWords = Pick<Words, 'empty' | 'loading' | 'retry' | 'found'>;

/** Words of a list that can be searched. */
export type SearchWords = ListWords & Pick<Words, 'search' | 'create'>;
