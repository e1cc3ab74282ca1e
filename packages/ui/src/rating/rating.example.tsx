import { Rating } from '@org/ui/rating';

export function Example() {
  return <Rating label="Rating 4.9 of 5, 128 orders">4.9</Rating>;
}
