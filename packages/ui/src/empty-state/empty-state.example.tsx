import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';

export function Example() {
  return (
    <EmptyState title="No favourites yet" actions={<Button>Go to the suppliers</Button>}>
      Press the heart beside a supplier.
    </EmptyState>
  );
}
