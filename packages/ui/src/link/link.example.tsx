import { Link } from '@org/ui/link';

export function Example() {
  return (
    <p>
      We keep your data as the <Link href="#privacy">privacy notice</Link> says.
    </p>
  );
}
