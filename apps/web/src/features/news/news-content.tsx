import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Pagination } from '@org/ui/pagination';
import { Switch } from '@org/ui/switch';
import { VisuallyHidden } from '@org/ui/visually-hidden';
import { useAtom, useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { useLastLoaded } from '../../shared/hooks/use-last-loaded.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { toastError } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { readNews } from './live.ts';
import { type NewsPage, newsAtom, soundAtom } from './news.atoms.ts';
import * as css from './news.css.ts';
import { newsText } from './news-words.ts';

interface NewsListProps {
  news: NewsPage;
  hasSound: boolean;
  onSound: (hasSound: boolean) => void;
  onReadAll: () => void;
}

/** What others have done and said, the newest first. */
export function NewsList({
  news: { data, meta, unread },
  hasSound,
  onSound,
  onReadAll,
}: NewsListProps) {
  return (
    <>
      <div className={css.tools}>
        <Button isDisabled={unread === 0} onPress={onReadAll}>
          {unread > 0 ? `Прочитать все: ${unread}` : 'Всё прочитано'}
        </Button>
        <Switch isSelected={hasSound} onChange={onSound}>
          Звук нового заказа
        </Switch>
      </div>
      {data.length === 0 ? (
        <EmptyState title="Новостей нет">
          Здесь будут ответы, сообщения, отгрузки и оплаты по вашим заказам.
        </EmptyState>
      ) : (
        <ul className={css.list} aria-label="Новости">
          {data.map((item) => (
            <li key={item.id} className={css.row} data-unread={item.is_read ? undefined : ''}>
              <Link className={css.order} to={paths.order(item.order.id)}>
                {item.order.number}
              </Link>
              <div className={css.text}>
                {!item.is_read && <VisuallyHidden>Не прочитано. </VisuallyHidden>}
                {newsText(item)}
                <div className={css.note}>
                  {[item.order.party, item.by].filter(Boolean).join(', ')}
                </div>
              </div>
              <time className={css.note} dateTime={item.at}>
                {formatMoment(item.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="Страницы новостей"
        page={meta.current_page}
        pageCount={meta.last_page}
        hrefOf={(page) => (page > 1 ? `?page=${page}` : '?')}
      />
    </>
  );
}

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
