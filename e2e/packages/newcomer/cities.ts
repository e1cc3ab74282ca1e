import { useState } from 'react';

const PAGE = 50;
const all = Array.from({ length: 200 }, (_, index) => ({
  value: String(index + 1),
  label: `City ${index + 1}`,
  section: index < 20 ? 'Near' : 'Far',
}));

/** Cities page by page, as a server would give them. */
export function useCities() {
  const [count, setCount] = useState(PAGE);
  return {
    items: all.slice(0, count),
    hasMore: count < all.length,
    total: all.length,
    onLoadMore: () => setCount(count + PAGE),
  };
}
