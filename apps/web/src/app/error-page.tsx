import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messageOf } from '../shared/api/api.ts';
import { LoadError } from '../shared/api/load.ts';
import { Page } from '../shared/page/page.tsx';

/** Shown when a page breaks or its code does not load. A reload fetches the newest version of everything. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    // fires the `error` event, which reports.ts listens to
    if (!(error instanceof LoadError)) reportError(error);
  }, [error]);
  return (
    <Page title="Страница не загрузилась">
      <EmptyState
        title={error instanceof LoadError ? error.message : 'Что-то пошло не так'}
        actions={
          <Button variant="primary" onPress={() => location.reload()}>
            Обновить страницу
          </Button>
        }
      >
        {error instanceof LoadError
          ? 'Нет связи, или вышла новая версия. Проверьте интернет и обновите страницу.'
          : messageOf(error)}
      </EmptyState>
    </Page>
  );
}
