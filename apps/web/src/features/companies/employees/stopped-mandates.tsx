import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Note } from '@org/ui/note';
import { Stack } from '@org/ui/stack';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import type { Mandate } from '../companies.atoms.ts';
import * as css from './employees.css.ts';
import { mandateKey, noteOf, titleOf } from './mandate-words.ts';

export interface StoppedMandatesProps {
  companyId: string;
  mandates: readonly Mandate[];
  /** Makes the user the holder. */
  onTake: (mandates: readonly Mandate[]) => Promise<unknown>;
}

/** What has stopped because its holder no longer acts for the company; nothing if all goes on. */
export function StoppedMandates({ companyId, mandates, onTake }: StoppedMandatesProps) {
  const stopped = mandates.filter(({ acts }) => !acts);
  const [error, setError] = useState<string>();
  const [isBusy, during] = useBusy();
  if (stopped.length === 0) return null;
  const take = async () => {
    setError(undefined);
    await during(onTake(stopped)).catch((reason: unknown) => setError(messageOf(reason)));
  };
  return (
    <section className={css.stopped} aria-labelledby="stopped">
      <Heading id="stopped" level={2} size={18}>
        Остановилось
      </Heading>
      <p className={css.note}>
        Это действовало от имени людей, которые больше не могут этого в компании: ушли, получили
        другую роль или не добавили второй фактор. Возьмите это на себя, и оно продолжит работу.
        Если ключ или пароль обмена могли остаться у других, сначала замените их.
      </p>
      <Stack as="ul" gap={3}>
        {stopped.map((mandate) => (
          <li key={mandateKey(mandate)} className={css.mandate}>
            <div className={css.name}>{titleOf(mandate)}</div>
            <div className={css.note}>
              {[mandate.holder ?? 'аккаунта больше нет', noteOf(mandate, companyId)]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </li>
        ))}
      </Stack>
      {error && (
        <Note tone="danger" title="Не получилось:">
          {error}
        </Note>
      )}
      <Button isPending={isBusy} pendingText="Передаём" onPress={() => void take()}>
        Взять на себя
      </Button>
    </section>
  );
}
