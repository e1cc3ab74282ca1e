import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Progress } from '@org/ui/progress';
import { Suspense, use } from 'react';
import { Navigate, useLoaderData, useRevalidator } from 'react-router-dom';
import type { followLink, LinkFailure } from '../features/profile/verification.ts';
import { Page } from '../shared/page/page.tsx';
import { paths } from '../shared/page/paths.ts';

/** The page behind the link of a letter or a text message: confirms it, then opens the profile. */
export function Redirect() {
  const { outcome } = useLoaderData<ReturnType<typeof followLink>>();
  return (
    <Page title="Подтверждение">
      <Suspense fallback={<Progress label="Проверяем ссылку" isIndeterminate />}>
        <Outcome outcome={outcome} />
      </Suspense>
    </Page>
  );
}

function Outcome({ outcome }: { outcome: Promise<LinkFailure> }) {
  const failure = use(outcome);
  const { revalidate } = useRevalidator();
  if (failure === null) return <Navigate to={paths.profile} replace />;
  return (
    <div role="alert">
      <EmptyState
        title="Не подтверждено"
        actions={
          failure.canRetry ? (
            <Button variant="primary" onPress={revalidate}>
              Повторить
            </Button>
          ) : (
            <ButtonLink variant="primary" href={paths.profile}>
              В профиль
            </ButtonLink>
          )
        }
      >
        {failure.message}
      </EmptyState>
    </div>
  );
}
