import { Pagination } from '@org/ui/pagination';
import { WordsProvider } from '@org/ui/words';
import { ru } from '@org/ui/words/ru';

export function Example() {
  return (
    <WordsProvider words={ru}>
      <Pagination page={1} pageCount={3} hrefOf={(page) => `#page=${page}`} />
    </WordsProvider>
  );
}
