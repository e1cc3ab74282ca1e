import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import {
  DisclosureRow,
  DisclosureRowButton,
  DisclosureRowHeader,
  DisclosureRowPanel,
} from '@org/ui/disclosure-row';
import { RefreshCwIcon, TriangleAlertIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatDeadline, formatMoment } from '../../shared/format/format-moment.ts';
import { Changing } from '../../shared/page/changing.tsx';
import { toastError } from '../../shared/page/messages.ts';
import { PairList } from '../../shared/page/pair-list.tsx';
import { useCall } from '../../shared/page/use-call.ts';
import type { SourceActions } from './source-calls.ts';
import { effectOf, FETCHES, meaningOf, scheduleOf, stateOf, whereOf } from './source-words.ts';
import type { Source, SourceFetch } from './sources.atoms.ts';
import * as css from './sources.css.ts';

interface SourceGuardProps {
  source: Source;
  href: string;
  onWait: () => Promise<unknown>;
}

/** Why the last price list is not on sale, what buyers see meanwhile, and what can be done. */
function SourceGuard({ source, href, onWait }: SourceGuardProps) {
  const { trouble, confirmed_at } = source;
  const wait = useCall(onWait);
  return (
    <div className={css.guard}>
      <span className={css.guardIcon}>
        <TriangleAlertIcon size={20} />
      </span>
      <div>
        <Text as="div" size={16} weight="semi" tone="inherit">
          Прайс-лист не применён
        </Text>
        <p>
          {trouble}.{' '}
          {confirmed_at
            ? `В продаже прежний, ${formatMoment(confirmed_at)}: покупатели видят его возраст.`
            : 'В продаже всё, как было.'}
        </p>
        <div className={css.actions}>
          <ButtonLink variant="primary" href={href}>
            Проверить строки
          </ButtonLink>
          <Changing>
            <Button onPress={wait.run} isPending={wait.isPending} pendingText="Отменяем">
              Ждать следующий файл
            </Button>
          </Changing>
        </div>
      </div>
    </div>
  );
}

interface SourceLogProps extends Pick<SourceActions, 'onLoadLog'> {
  source: Source;
  importHrefOf: (importId: string) => string;
}

/** The number of fetches that are shown before the others are asked for. */
const SHORT = 8;

/** The results of the fetches of a source, latest first. */
function SourceLog({ source, onLoadLog, importHrefOf }: SourceLogProps) {
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
      <Stack as="ul" gap={0} aria-label={`Журнал: ${source.name}`}>
        {(isWhole ? entries : entries.slice(0, SHORT)).map((entry) => (
          <Entry key={entry.id} entry={entry} importHrefOf={importHrefOf} />
        ))}
      </Stack>
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
      <span className={css.words}>{entry.message ?? effectOf(entry) ?? entry.file_name}</span>
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

interface SourceSettingsProps extends Pick<SourceActions, 'onTurn' | 'onFetch' | 'onForgetKey'> {
  source: Source;
  onEdit: () => void;
  onRemove: () => void;
}

/** How a source is fetched, and the actions on it. */
function SourceSettings({ source, onEdit, onRemove, ...actions }: SourceSettingsProps) {
  const { onTurn, onFetch, onForgetKey } = actions;
  const facts = [
    ...whereOf(source),
    ...(source.host_key ? [['Ключ сервера', source.host_key] as const] : []),
    ['Расписание', scheduleOf(source).toLowerCase()],
    ['О чём прайс-лист', meaningOf(source)],
    ['Подтверждён', source.confirmed_at ? formatMoment(source.confirmed_at) : 'ещё не был'],
  ] as const;
  const act = (work: () => Promise<unknown>) => void work().catch(toastError);
  return (
    <div>
      <h3 className={css.part}>Настройки</h3>
      <PairList align="end" pairs={facts} />
      <Changing>
        <div className={css.actions}>
          <Button
            icon={<RefreshCwIcon size={16} />}
            onPress={() => act(() => onFetch(source))}
            isPending={source.state === 'running'}
            pendingText="Забираем"
          >
            Проверить сейчас
          </Button>
          <Button variant="ghost" onPress={onEdit}>
            Изменить
          </Button>
          <Button variant="ghost" onPress={() => act(() => onTurn(source, !source.is_active))}>
            {source.is_active ? 'Приостановить' : 'Включить'}
          </Button>
          {source.host_key && (
            <Button variant="ghost" onPress={() => act(() => onForgetKey(source))}>
              Забыть ключ сервера
            </Button>
          )}
          <Button variant="danger-ghost" onPress={onRemove}>
            Удалить
          </Button>
        </div>
      </Changing>
    </div>
  );
}

interface SourceRowProps extends SourceSettingsProps, Pick<SourceActions, 'onWait' | 'onLoadLog'> {
  importHrefOf: (importId: string) => string;
}

/**
 * One source: whether it works, when it was fetched and will be, and what that has changed. When opened, everything
 * else.
 */
export function SourceRow({ source, importHrefOf, onWait, ...props }: SourceRowProps) {
  const { name, url, mail_address, state, trouble, last, next_at, import_id } = source;
  const { tone, label } = stateOf(source);
  const [isOpen, setOpen] = useState(state === 'stopped');
  return (
    <li>
      <DisclosureRow isExpanded={isOpen} onExpandedChange={setOpen}>
        <DisclosureRowHeader>
          <div className={css.row}>
            <div className={css.whole}>
              <div className={css.name}>{name}</div>
              <span className={css.address}>{url ?? mail_address}</span>
            </div>
            <div className={css.whole}>
              <Badge tone={tone}>{label}</Badge>
            </div>
            <div>
              {last ? (
                <>
                  <span className={css.label}>Был </span>
                  {formatMoment(last.at)}
                  <span className={css.small}>{FETCHES[last.status].label.toLowerCase()}</span>
                </>
              ) : (
                '—'
              )}
            </div>
            <div>
              {next_at && (
                <>
                  <span className={css.label}>Будет </span>
                  {formatDeadline(next_at)}
                </>
              )}
              <span className={css.small}>{scheduleOf(source).toLowerCase()}</span>
            </div>
            <div className={trouble ? `${css.whole} ${css.bad}` : css.whole}>
              {trouble ?? (last && effectOf(last))}
            </div>
            <div>
              <DisclosureRowButton label={`Журнал и настройки: ${name}`} isQuiet>
                Журнал
              </DisclosureRowButton>
            </div>
          </div>
        </DisclosureRowHeader>
        <DisclosureRowPanel>
          {import_id && (
            <SourceGuard
              source={source}
              href={importHrefOf(import_id)}
              onWait={() => onWait(import_id)}
            />
          )}
          <div className={css.opened}>
            <div>
              <h3 className={css.part}>Журнал</h3>
              <SourceLog source={source} onLoadLog={props.onLoadLog} importHrefOf={importHrefOf} />
            </div>
            <SourceSettings source={source} {...props} />
          </div>
        </DisclosureRowPanel>
      </DisclosureRow>
    </li>
  );
}
