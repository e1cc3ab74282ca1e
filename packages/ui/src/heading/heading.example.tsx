import { Heading } from '@org/ui/heading';

export function Example() {
  return <Heading level={2}>Offers of suppliers</Heading>;
}
