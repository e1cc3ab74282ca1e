import { Avatar } from '@org/ui/avatar';
import { Inline } from '@org/ui/inline';

export function Example() {
  return (
    <Inline>
      <Avatar name="Ada Lovelace" isDecorative /> Ada Lovelace
    </Inline>
  );
}
