import { ApiError } from '@org/api-client';
import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { Note } from '@org/ui/note';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../../shared/api/api.ts';
import { forgetCity, isUnknownCityError } from '../../../shared/city/forget-city.ts';
import { loginHref } from '../../../shared/page/target.ts';
import * as css from './offers.css.ts';

/** Shows what failed, with a button to try again. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isCityUnknown = isUnknownCityError(error);
  useEffect(() => {
    if (isCityUnknown) forgetCity();
  }, [isCityUnknown]);
  // the list is being loaded again without the city
  if (isCityUnknown) return null;
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

/** For a list that only a signed-in user has: the link to the login and back. */
function LoginLink() {
  return (
    <ButtonLink variant="primary" href={loginHref(useLocation())}>
      Войти
    </ButtonLink>
  );
}
