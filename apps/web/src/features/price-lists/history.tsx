import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { RotateCcwIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { useState } from 'react';
import { formatNumber } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { Changing } from '../../shared/page/changing.tsx';
import * as page from './import.css.ts';
import { STATUSES } from './import-words.ts';
import * as css from './lists.css.ts';
import { MoreRows } from './more-rows.tsx';
import type { Import } from './price-lists.atoms.ts';
import { UndoDialog } from './undo-dialog.tsx';

export interface HistoryProps {
  lists: readonly Import[];
  total: number;
  hrefOf: (list: Import) => string;
  onUndo: (list: Import) => Promise<unknown>;
  isLoading: boolean;
  onMore: () => void;
}

/** The price lists of a company, newest first; the last one can be undone. */
export function History({ lists, total, hrefOf, onUndo, isLoading, onMore }: HistoryProps) {
  const [undoing, setUndoing] = useState<Import>();
  return (
    <section className={page.section} aria-labelledby="history">
      <div className={page.sectionHead}>
        <Heading id="history" level={2} size={16}>
          История загрузок
        </Heading>
        <span className={page.note}>{formatNumber(total)}</span>
      </div>
      <ul className={css.list}>
        {lists.map((list) => (
          <li key={list.id} className={css.past}>
            <div className={css.name}>
              <Link variant="quiet" href={hrefOf(list)}>
                {list.file_name}
              </Link>
              <div className={css.note}>
                {list.created_by && `${list.created_by}, `}
                {formatMoment(list.created_at)}
              </div>
            </div>
            <div>
              <Badge tone={STATUSES[list.status].tone}>{STATUSES[list.status].label}</Badge>
            </div>
            <div className={css.note}>{list.error ?? effectOf(list)}</div>
            {list.can_undo && (
              <div className={css.pastEnd}>
                <Changing>
                  <Button
                    variant="ghost"
                    size="s"
                    icon={<RotateCcwIcon size={16} />}
                    onPress={() => setUndoing(list)}
                  >
                    Вернуть как было
                  </Button>
                </Changing>
              </div>
            )}
          </li>
        ))}
      </ul>
      <MoreRows total={total} shown={lists.length} isLoading={isLoading} onMore={onMore} />
      {undoing && (
        <UndoDialog
          list={undoing}
          onUndo={() => onUndo(undoing)}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </section>
  );
}

/** «Добавлено 1 275, изменено 6 902, отклонено 37»; zeros are left out */
function effectOf({ status, created, updated, removed, rejected_count }: Import) {
  if (status !== 'done' && status !== 'undone') return null;
  const parts = [
    ['добавлено', created],
    ['изменено', updated],
    ['снято', removed],
    ['отклонено', rejected_count],
  ] as const;
  const summary = parts
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${word} ${formatNumber(count)}`)
    .join(', ');
  return summary ? summary.charAt(0).toUpperCase() + summary.slice(1) : 'Без изменений';
}
