import { Skeleton } from '@org/ui/skeleton';

export function Example() {
  return (
    <div style={{ display: 'grid', gap: 8, width: 220 }} aria-busy>
      <Skeleton width="90%" />
      <Skeleton width="60%" />
      <Skeleton width="75%" />
    </div>
  );
}
