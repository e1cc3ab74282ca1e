import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Page } from '../shared/page.tsx';
import { paths } from '../shared/paths.ts';

/** Any path that is none of ours. */
export function NotFound() {
  return (
    <Page title="Страница не найдена">
      <EmptyState
        title="404"
        headingLevel={2}
        actions={
          <>
            <ButtonLink variant="primary" href={paths.tires}>
              Шины
            </ButtonLink>
            <ButtonLink href={paths.catalog}>Каталог</ButtonLink>
            <ButtonLink href={paths.suppliers}>Поставщики</ButtonLink>
          </>
        }
      >
        Такой страницы нет: её перенесли, или в адресе опечатка.
      </EmptyState>
    </Page>
  );
}
