import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { countOf, formatNumber } from '../format/format.ts';

export interface BeyondEndProps {
  /** The page that was asked for, from 1. */
  page: number;
  /** How many there are. */
  pageCount: number;
  /** Address of another page of the list. */
  hrefOf: (page: number) => string;
}

/** A page after the last of a list: a list that has become shorter, or a number out of the air. */
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
