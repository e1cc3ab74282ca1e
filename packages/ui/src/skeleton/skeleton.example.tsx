import { Skeleton } from '@org/ui/skeleton';
import { Stack } from '@org/ui/stack';

export function Example() {
  return (
    <Stack gap={2} aria-busy>
      <Skeleton width={200} />
      <Skeleton width={130} />
      <Skeleton width={165} />
    </Stack>
  );
}
