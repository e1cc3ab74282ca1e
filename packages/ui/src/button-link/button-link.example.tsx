import { ButtonLink } from '@org/ui/button-link';

export function Example() {
  return (
    <ButtonLink href="#orders" variant="primary">
      Go to my orders
    </ButtonLink>
  );
}
