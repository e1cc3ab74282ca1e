import { useAtom, useAtomValue } from 'jotai';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { toastError } from '../../shared/page/messages.ts';
import { readNews } from './live.ts';
import { newsAtom, soundAtom } from './news.atoms.ts';
import { NewsList } from './news-list.tsx';

const parse = (params: URLSearchParams) => ({ page: Math.max(1, Number(params.get('page')) || 1) });

/** The news of the signed-in user, page by page. */
export function NewsContent() {
  const { page } = useSearch(parse);
  const query = useAtomValue(newsAtom(page));
  const data = useLastLoaded(query);
  const [hasSound, setSound] = useAtom(soundAtom);
  return (
    <Loaded query={{ data, error: query.error }}>
      {(news) => (
        <NewsList
          news={news}
          hasSound={hasSound}
          onSound={setSound}
          onReadAll={() => readNews().catch(toastError)}
        />
      )}
    </Loaded>
  );
}
