import { ApiError } from '@org/api-client';
import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { Note } from '@org/ui/note';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../../../shared/api/api.ts';
import { forgetCity, isOfUnknownCity } from '../../../../shared/city/forget-city.ts';
import { loginHref } from '../../../../shared/session/target.ts';
import * as css from '../product-list.css.ts';

/** What failed, in words, and the way to try again. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isCityGone = isOfUnknownCity(error);
  useEffect(() => {
    if (isCityGone) forgetCity();
  }, [isCityGone]);
  // the list without the city is on its way
  if (isCityGone) return null;
  return (
    <div className={css.failure}>
      <Note tone="danger" title="Список не загрузился.">
        {messageOf(error)}
      </Note>
      {error instanceof ApiError && error.status === 401 ? (
        <LoginLink />
      ) : (
        <Button onPress={onRetry}>Повторить</Button>
      )}
    </div>
  );
}

/** Somebody's own list, asked for by nobody: the way to the login and back. */
function LoginLink() {
  return (
    <ButtonLink variant="primary" href={loginHref(useLocation())}>
      Войти
    </ButtonLink>
  );
}
