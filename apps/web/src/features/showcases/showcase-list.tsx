import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Link } from '@org/ui/link';
import { useState } from 'react';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import { Changing } from '../../shared/page/changing.tsx';
import { paths } from '../../shared/page/paths.ts';
import * as ruled from '../../shared/page/ruled-list.css.ts';
import type { Showcase } from './showcases.atoms.ts';
import * as css from './showcases.css.ts';

interface ShowcaseListProps {
  company: string;
  showcases: readonly Showcase[];
  onRemove: (showcase: Showcase) => Promise<unknown>;
}

function fetchedText({ links }: Showcase) {
  const times = links.flatMap(({ fetched_at }) => fetched_at ?? []).sort();
  const last = times.at(-1);
  return last ? `Забирали ${formatMoment(last)}` : 'Ещё не забирали';
}

export function ShowcaseList({ company, showcases, onRemove }: ShowcaseListProps) {
  const [removed, setRemoved] = useState<Showcase>();
  if (showcases.length === 0)
    return (
      <EmptyState title="Витрин пока нет">
        Витрина — ваш прайс-лист с вашей наценкой по постоянной ссылке. Найдите товар в{' '}
        <Link href={paths.tires}>каталоге</Link>, нажмите «Экспорт» и «Сделать витрину».
      </EmptyState>
    );
  return (
    <>
      <div className={ruled.head}>
        <p className={css.note}>
          Новая: найдите товар в <Link href={paths.tires}>каталоге</Link>, нажмите «Экспорт» и
          «Сделать витрину».
        </p>
      </div>
      <ul className={ruled.list}>
        {showcases.map((showcase) => (
          <li key={showcase.id} className={ruled.item}>
            <Link href={paths.companyShowcase(company, showcase.id)}>{showcase.name}</Link>
            <span className={showcase.links.some(({ held }) => held) ? css.warn : css.note}>
              {showcase.links.some(({ held }) => held)
                ? 'Отдаём прежний файл, новый не годится'
                : fetchedText(showcase)}
            </span>
            <Changing>
              <Button
                size="s"
                variant="danger-ghost"
                aria-label={`Удалить: ${showcase.name}`}
                onPress={() => setRemoved(showcase)}
              >
                Удалить
              </Button>
            </Changing>
          </li>
        ))}
      </ul>
      {removed && (
        <AsyncConfirmDialog
          onClose={() => setRemoved(undefined)}
          title={`Удалить витрину «${removed.name}»?`}
          confirmLabel="Удалить"
          cancelLabel="Не удалять"
          pendingText="Удаляем"
          isDestructive
          onConfirm={() => onRemove(removed)}
        >
          Её ссылки сразу перестанут открываться.
        </AsyncConfirmDialog>
      )}
    </>
  );
}
