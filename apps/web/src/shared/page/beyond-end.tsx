import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { countOf, formatNumber } from '../format/format.ts';

export interface BeyondEndProps {
  /** The requested page, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Address of another page of the list. */
  hrefOf: (page: number) => string;
}

/** Shown for a page after the last one: the list has become shorter, or the number is made up. */
export function BeyondEnd({ page, pageCount, hrefOf }: BeyondEndProps) {
  return (
    <EmptyState
      title={`Страницы ${formatNumber(page)} нет`}
      actions={
        <>
          <ButtonLink variant="primary" href={hrefOf(1)}>
            К началу списка
          </ButtonLink>
          {pageCount > 1 && <ButtonLink href={hrefOf(pageCount)}>На последнюю страницу</ButtonLink>}
        </>
      }
    >
      В списке {countOf(pageCount, ['страница', 'страницы', 'страниц'])}.
    </EmptyState>
  );
}
