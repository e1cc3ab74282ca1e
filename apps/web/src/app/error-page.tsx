import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { useRouteError } from 'react-router-dom';
import { messageOf } from '../shared/api.ts';
import { Page } from '../shared/page.tsx';

/** What is shown when a page breaks or its code does not load. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <Page title="Страница не загрузилась">
      <EmptyState
        title="Что-то пошло не так"
        actions={
          <Button variant="primary" onPress={() => location.reload()}>
            Обновить страницу
          </Button>
        }
      >
        {messageOf(error)}
      </EmptyState>
    </Page>
  );
}
