import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { useCallback, useState } from 'react';
import { endLetters } from '../../features/profile/profile.atoms.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { toastError } from '../../shared/page/messages.ts';
import { isNoticeKind, noticeKinds } from '../../shared/page/notices.ts';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';

/** The page behind the link that stops letters of one kind. It waits for a press, because programs follow links too. */
export function LettersOff() {
  const { key, kind } = useSearch(
    useCallback(
      (params: URLSearchParams) => ({ key: params.get('key') ?? '', kind: params.get('kind') }),
      [],
    ),
  );
  const [state, setState] = useState<'asked' | 'ending' | 'ended'>('asked');
  const end = async () => {
    if (!isNoticeKind(kind)) return;
    setState('ending');
    try {
      await endLetters(key, kind);
      setState('ended');
    } catch (failure) {
      toastError(failure);
      setState('asked');
    }
  };
  const profile = <ButtonLink href={paths.profile}>Настроить в профиле</ButtonLink>;
  return (
    <Page title="Письма">
      {!isNoticeKind(kind) && (
        <EmptyState title="Ссылка неполная" actions={profile}>
          Скопируйте её из письма целиком или настройте письма в профиле.
        </EmptyState>
      )}
      {isNoticeKind(kind) && state !== 'ended' && (
        <EmptyState
          title={`Не присылать письма «${noticeKinds[kind].label}»?`}
          actions={
            <>
              <Button
                variant="primary"
                isPending={state === 'ending'}
                pendingText="Сохраняем"
                onPress={() => void end()}
              >
                Не присылать
              </Button>
              {profile}
            </>
          }
        >
          {noticeKinds[kind].note}. В «Новостях» на сайте всё останется.
        </EmptyState>
      )}
      {isNoticeKind(kind) && state === 'ended' && (
        <EmptyState title="Больше не пришлём" actions={profile}>
          Вернуть письма «{noticeKinds[kind].label}» можно в профиле.
        </EmptyState>
      )}
    </Page>
  );
}
