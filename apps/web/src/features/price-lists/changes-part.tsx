import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { DownloadIcon } from '@org/ui/icons';
import { InfiniteScroll } from '@org/ui/infinite-scroll';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@org/ui/tabs';
import { from } from '@org/ui/theme';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useMedia } from '../../shared/hooks/use-media.ts';
import { useCall } from '../../shared/page/use-call.ts';
import { ChangeGrid } from './change-grid.tsx';
import { ChangeList } from './change-list.tsx';
import * as css from './import.css.ts';
import { saveReport } from './import-calls.ts';
import { MoreRows } from './more-rows.tsx';
import {
  type ChangeKind,
  type ChangeSort,
  changesAtom,
  type Import,
  type ImportId,
} from './price-lists.atoms.ts';

export interface ChangesPartProps {
  id: ImportId;
  list: Import;
}

const KINDS: readonly { kind: ChangeKind; planned: string; done: string }[] = [
  { kind: 'created', planned: 'Добавим', done: 'Добавлено' },
  { kind: 'removed', planned: 'Снимем с продажи', done: 'Снято с продажи' },
  { kind: 'price_up', planned: 'Цена выше', done: 'Цена выше' },
  { kind: 'price_down', planned: 'Цена ниже', done: 'Цена ниже' },
  { kind: 'updated', planned: 'Все изменения', done: 'Все изменения' },
  { kind: 'joined', planned: 'Одинаковые строки', done: 'Одинаковые строки' },
  { kind: 'doubtful', planned: 'Под вопросом', done: 'Под вопросом' },
];

/** What a price list changes, offer by offer, before it is applied and after. */
export function ChangesPart({ id, list }: ChangesPartProps) {
  const isDone = list.status === 'done';
  const save = useCall(() => saveReport(id));
  const kinds = KINDS.filter(({ kind }) => list[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="changes">
      <div className={css.sectionHead}>
        <Heading id="changes" level={2} size={16}>
          {isDone ? 'Что изменилось' : 'Что изменится'}
        </Heading>
        {isDone && (
          <span className={css.atEnd}>
            <Button
              variant="link"
              icon={<DownloadIcon size={16} />}
              isPending={save.isPending}
              onPress={save.run}
            >
              Скачать отчёт
            </Button>
          </span>
        )}
      </div>
      <Tabs>
        <TabList label="Что изменится">
          {kinds.map(({ kind, planned, done }) => (
            <Tab key={kind} id={kind} count={formatNumber(list[kind])}>
              {isDone ? done : planned}
            </Tab>
          ))}
        </TabList>
        {kinds.map(({ kind }) => (
          <TabPanel key={kind} id={kind}>
            <Changes id={id} kind={kind} />
          </TabPanel>
        ))}
      </Tabs>
    </section>
  );
}

function Changes({ id, kind }: { id: ImportId; kind: ChangeKind }) {
  const isWide = useMedia(from(1256));
  const [sort, setSort] = useState<ChangeSort>();
  const query = useAtomValue(changesAtom({ ...id, kind, sort }));
  const data = useLastLoaded(query);
  const { error, isFetchingNextPage, fetchNextPage } = query;
  if (!data && error) return <Note tone="danger">{messageOf(error)}</Note>;
  if (!data) return <Skeleton width="100%" height={240} shape="box" />;
  const changes = data.pages.flatMap((page) => page.data);
  const { total = 0, current_page: page = 1, last_page: last = 1 } = data.pages.at(-1)?.meta ?? {};
  if (changes.length === 0)
    return <p className={css.note}>Строки этой загрузки уже не хранятся, осталось их число.</p>;
  if (isWide)
    return (
      <ChangeGrid
        changes={changes}
        total={total}
        canSort={kind !== 'joined' && kind !== 'doubtful'}
        sort={sort}
        onSort={setSort}
        end={
          <InfiniteScroll
            key={sort}
            nextPage={page < last ? page + 1 : undefined}
            isLoading={isFetchingNextPage}
            loading={<span className={css.note}>Загружаем…</span>}
            error={error ? messageOf(error) : undefined}
            onLoadMore={() => void fetchNextPage()}
          />
        }
      />
    );
  return (
    <>
      <ChangeList changes={changes} />
      <MoreRows
        total={total}
        shown={changes.length}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}
