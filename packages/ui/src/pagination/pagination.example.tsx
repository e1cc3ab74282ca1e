import { Pagination } from '@org/ui/pagination';

export function Example() {
  return <Pagination page={5} pageCount={12} hrefOf={(page) => `#page=${page}`} />;
}
