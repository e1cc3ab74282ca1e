import { Link } from '@org/ui/link';
import { Stack } from '@org/ui/stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { AnywhereSearch } from '../features/catalog/smart-search/anywhere-search.tsx';
import { Market } from '../features/statistics/market.tsx';
import { statisticsAtom } from '../features/statistics/statistics.atoms.ts';
import { useDroppedFile } from '../shared/hooks/use-dropped-file.ts';
import { useTakenOver } from '../shared/hooks/use-taken-over.ts';
import { lazyPart } from '../shared/page/lazy-part.ts';
import { Loading } from '../shared/page/loading.tsx';
import { PageMeta } from '../shared/page/page-meta.tsx';
import { paths } from '../shared/page/paths.ts';
import { droppedFileAtom, sessionAtom } from '../shared/session/visitor.atoms.ts';
import * as css from './home.css.ts';

const OwnDay = lazyPart(() => import('./own-day.tsx'), 'OwnDay');

/** The home page: a search, then the user's own day, then the market. */
export function Home() {
  const { data, error } = useAtomValue(statisticsAtom);
  const isUser = useAtomValue(sessionAtom) !== null;
  // the server knows nothing of it
  const isTakenOver = useTakenOver();
  const navigate = useNavigate();
  const setDropped = useSetAtom(droppedFileAtom);
  const take = useCallback(
    (file: File) => {
      setDropped(file);
      navigate(paths.requests);
    },
    [navigate, setDropped],
  );
  useDroppedFile(isUser ? take : undefined);
  const later = <Loading height={480} />;
  if (!data && error) throw error;
  return (
    <>
      <PageMeta
        title="Протектор — шины и диски оптом"
        description="Предложения поставщиков шин и дисков со всей России: цены, остатки, сроки."
        path={paths.home}
      />
      <Market statistics={data}>
        <Stack gap={5}>
          <h1 className={css.title}>
            {isUser ? 'Что нужно купить?' : 'Оптовый рынок шин и дисков сегодня'}
          </h1>
          <AnywhereSearch />
          {isUser && (
            <p className={css.hint}>
              Сообщение клиента вставьте сюда целиком: разберём на строки. Файл перетащите или{' '}
              <Link href={paths.requests}>загрузите в заявку</Link>.
            </p>
          )}
        </Stack>
        {isUser && (
          <>
            {isTakenOver ? (
              <Suspense fallback={later}>
                <OwnDay />
              </Suspense>
            ) : (
              later
            )}
            <h2 className={css.part}>Рынок сегодня</h2>
          </>
        )}
      </Market>
    </>
  );
}
