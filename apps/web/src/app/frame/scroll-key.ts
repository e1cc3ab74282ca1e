import type { Location } from 'react-router-dom';

/** The router's key for every history entry that the browser made, not the router. */
const MADE_BY_BROWSER = 'default';

/**
 * Makes the key unique for a page that was typed in or opened by a link from elsewhere: no position is restored there.
 */
const openedAt = performance.now();
const isNewNavigation = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/**
 * Returns the key under which the scroll position of a page is remembered. The router gives the first page of every tab
 * the same key. With that key, an address typed into the tab would open at the position where the page before it was
 * left.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  if (key !== MADE_BY_BROWSER) return key;
  const page = pathname + search;
  return isNewNavigation() ? `${page} ${performance.timeOrigin + openedAt}` : page;
}
