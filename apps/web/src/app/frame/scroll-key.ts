import type { Location } from 'react-router-dom';

/** The key of every entry that the browser made itself, not the router. */
const MADE_BY_BROWSER = 'default';

/** Of a page that was typed or opened by a link from elsewhere nothing is remembered. */
const openedAt = performance.now();
const isOpenedAnew = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/**
 * Under what the place of a page is remembered. The router calls each first page of a tab by one name, and would open
 * an address that was typed into the tab where the page before it was left.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  if (key !== MADE_BY_BROWSER) return key;
  const page = pathname + search;
  return isOpenedAnew() ? `${page} ${performance.timeOrigin + openedAt}` : page;
}
