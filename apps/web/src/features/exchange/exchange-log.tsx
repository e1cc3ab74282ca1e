import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import type { ExchangeEntry } from './exchange.atoms.ts';
import * as css from './exchange.css.ts';
import type { ExchangeActions } from './exchange-calls.ts';
import { ANSWERS, effectOf, stepOf } from './exchange-words.ts';

interface ExchangeLogProps extends Pick<ExchangeActions, 'onLoadLog'> {
  /** Changes when there is something new. */
  seenAt: string | null;
  importHrefOf: (importId: string) => string;
}

/** What 1С asked and what it was told, latest first. */
export function ExchangeLog({ onLoadLog, seenAt, importHrefOf }: ExchangeLogProps) {
  const [entries, setEntries] = useState<readonly ExchangeEntry[]>();
  const [error, setError] = useState<string>();
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setEntries(await onLoadLog());
    } catch (reason) {
      setError(messageOf(reason));
    }
  }, [onLoadLog]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when 1С has been here again
  useEffect(() => void load(), [load, seenAt]);
  if (error && !entries)
    return (
      <Note tone="danger">
        {error} <Button onPress={load}>Повторить</Button>
      </Note>
    );
  if (!entries) return <Skeleton width="100%" height={120} shape="box" />;
  if (entries.length === 0)
    return (
      <Text size={13} tone="hint">
        Пока пусто: 1С ещё не подключалась.
      </Text>
    );
  return (
    <Stack as="ul" gap={0} aria-label="Журнал обмена с 1С">
      {entries.map((entry) => (
        <li key={entry.id} className={css.entry}>
          <span className={css.term}>{formatMoment(entry.at)}</span>
          <span>
            <Badge tone={ANSWERS[entry.answer]}>{entry.answer}</Badge>
          </span>
          <span className={css.words}>
            {stepOf(entry)}
            {(entry.message ?? effectOf(entry)) && (
              <small className={css.small}>{entry.message ?? effectOf(entry)}</small>
            )}
          </span>
          <span>{entry.import_id && <Link href={importHrefOf(entry.import_id)}>Отчёт</Link>}</span>
        </li>
      ))}
    </Stack>
  );
}
