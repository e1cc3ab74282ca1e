import { Button } from '@org/ui/button';
import { RefreshCwIcon } from '@org/ui/icons';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { toastError } from '../../shared/page/messages.ts';
import { Changing } from '../../shared/rights/changing.tsx';
import type { SourceActions } from './source-calls.ts';
import { meaningOf, scheduleOf, whereOf } from './source-words.ts';
import type { Source } from './sources.atoms.ts';
import * as css from './sources.css.ts';

export interface SourceSettingsProps
  extends Pick<SourceActions, 'onTurn' | 'onFetch' | 'onForgetKey'> {
  source: Source;
  onEdit: () => void;
  onRemove: () => void;
}

/** How a source is fetched, and the actions on it. */
export function SourceSettings({ source, onEdit, onRemove, ...actions }: SourceSettingsProps) {
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
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <Fact key={term} term={term} value={value} />
        ))}
      </dl>
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

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{value}</dd>
    </>
  );
}
