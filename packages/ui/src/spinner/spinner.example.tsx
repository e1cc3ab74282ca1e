import { Spinner } from '@org/ui/spinner';

export function Example() {
  return <Spinner label="Loading offers" />;
}
