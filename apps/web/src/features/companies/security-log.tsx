import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Text } from '@org/ui/text';
import { formatDeadline } from '../../shared/format/format-moment.ts';
import * as ruled from '../../shared/page/ruled-list.css.ts';
import { useCall } from '../../shared/page/use-call.ts';
import type { LogEntry } from './companies.atoms.ts';
import * as css from './security-log.css.ts';

export interface SecurityLogProps {
  entries: readonly LogEntry[];
  /** Loads older entries; absent if there are none. */
  onMore?: (() => Promise<unknown>) | undefined;
}

/** Who changed what in the security of a company. */
export function SecurityLog({ entries, onMore }: SecurityLogProps) {
  const more = useCall(async () => onMore?.());
  if (entries.length === 0)
    return (
      <EmptyState title="Пока ничего не менялось">
        Здесь появятся изменения сотрудников, владельцев, реквизитов, ключей, источников и витрин.
      </EmptyState>
    );
  return (
    <>
      <p className={css.note}>
        Журнал видят только владельцы. О каждой записи им уходит письмо. Если этого никто из вас не
        делал, уберите сотрудника, отзовите ключи и смените пароли.
      </p>
      <ol className={ruled.list} aria-label="Журнал безопасности">
        {entries.map(({ id, at, title, detail, by, address }) => (
          <li key={id} className={css.item}>
            <time className={css.when} dateTime={at}>
              {formatDeadline(at)}
            </time>
            <div>
              <Text as="div" weight="medium" tone="inherit">
                {title}
              </Text>
              {detail && <div className={ruled.details}>{detail}</div>}
            </div>
            <div className={ruled.details}>{[by, address].filter(Boolean).join(', ')}</div>
          </li>
        ))}
      </ol>
      {onMore && (
        <div className={css.more}>
          <Button isPending={more.isPending} pendingText="Загружаем" onPress={more.run}>
            Показать раньше
          </Button>
        </div>
      )}
    </>
  );
}
