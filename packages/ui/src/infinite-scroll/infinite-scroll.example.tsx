import { InfiniteScroll } from '@org/ui/infinite-scroll';
import { useState } from 'react';

export function Example() {
  const [rows, setRows] = useState(8);
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => row + 1).map((row) => (
        <p key={row}>
          <a href={`#row-${row}`}>Row {row}</a>
        </p>
      ))}
      <InfiniteScroll
        nextPage={rows < 40 ? rows : null}
        onLoadMore={() => setRows(rows + 8)}
        isLoading={false}
        loading="Loading"
      />
    </div>
  );
}
