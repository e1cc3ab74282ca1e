import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import type { SourceActions } from './source-calls.ts';
import { effectOf, FETCHES } from './source-words.ts';
import type { Source, SourceFetch } from './sources.atoms.ts';
import * as css from './sources.css.ts';

export interface SourceLogProps extends Pick<SourceActions, 'onLoadLog'> {
  source: Source;
  importHrefOf: (importId: string) => string;
}

/** The number of fetches that are shown before the others are asked for. */
const SHORT = 8;

/** The results of the fetches of a source, latest first. */
export function SourceLog({ source, onLoadLog, importHrefOf }: SourceLogProps) {
  const [entries, setEntries] = useState<readonly SourceFetch[]>();
  const [error, setError] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const load = useCallback(async () => {
    setError(undefined);
    try {
      setEntries(await onLoadLog(source));
    } catch (reason) {
      setError(messageOf(reason));
    }
  }, [onLoadLog, source]);
  useEffect(() => void load(), [load]);
  if (error && !entries)
    return (
      <Note tone="danger">
        {error} <Button onPress={load}>Повторить</Button>
      </Note>
    );
  if (!entries) return <Skeleton width="100%" height={120} shape="box" />;
  if (entries.length === 0) return <p className={css.note}>Пока пусто.</p>;
  return (
    <>
      <ul className={css.log} aria-label={`Журнал: ${source.name}`}>
        {(isWhole ? entries : entries.slice(0, SHORT)).map((entry) => (
          <Entry key={entry.id} entry={entry} importHrefOf={importHrefOf} />
        ))}
      </ul>
      {!isWhole && entries.length > SHORT && (
        <Button size="s" variant="ghost" onPress={() => setWhole(true)}>
          Весь журнал
        </Button>
      )}
    </>
  );
}

function Entry({
  entry,
  importHrefOf,
}: Pick<SourceLogProps, 'importHrefOf'> & { entry: SourceFetch }) {
  const { tone, label } = FETCHES[entry.status];
  return (
    <li className={css.entry}>
      <span className={css.term}>{formatMoment(entry.at)}</span>
      <span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className={css.said2}>{entry.message ?? effectOf(entry) ?? entry.file_name}</span>
      <span>
        {entry.import_id && (
          <Link href={importHrefOf(entry.import_id)}>
            {entry.status === 'stopped' ? 'Строки' : 'Отчёт'}
          </Link>
        )}
      </span>
    </li>
  );
}
