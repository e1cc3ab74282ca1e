import { useAtom, useAtomValue } from 'jotai';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { toastError } from '../../shared/page/messages.ts';
import { newsAtom, soundAtom } from './atoms.ts';
import { readNews } from './live.ts';
import { NewsList } from './news-list.tsx';

const parse = (params: URLSearchParams) => ({ page: Math.max(1, Number(params.get('page')) || 1) });

/** The news of the signed-in user, page by page. */
export function NewsContent() {
  const { page } = useSearch(parse);
  const query = useAtomValue(newsAtom(page));
  const news = useLastLoaded(query);
  const [hasSound, setSound] = useAtom(soundAtom);
  if (!news && query.error) throw query.error;
  if (!news) return <Loading />;
  return (
    <NewsList
      news={news}
      hasSound={hasSound}
      onSound={setSound}
      onReadAll={() => readNews().catch(toastError)}
    />
  );
}
