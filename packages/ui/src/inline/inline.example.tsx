import { Button } from '@org/ui/button';
import { Inline } from '@org/ui/inline';

export function Example() {
  return (
    <Inline gap={2}>
      <Button variant="primary">Save</Button>
      <Button variant="ghost">Cancel</Button>
    </Inline>
  );
}
