import { Count } from '@org/ui/count';

export function Example() {
  return (
    <span>
      Cart <Count>9</Count>
    </span>
  );
}
