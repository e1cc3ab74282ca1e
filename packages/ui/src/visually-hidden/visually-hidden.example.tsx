import { VisuallyHidden } from '@org/ui/visually-hidden';

export function Example() {
  return (
    <p>
      € 61.00 <VisuallyHidden>for one tyre</VisuallyHidden>
    </p>
  );
}
