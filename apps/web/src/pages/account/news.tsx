import { NewsContent } from '../../features/news/news-content.tsx';
import { Page } from '../../shared/page/page.tsx';

/** What others have done and said in the orders of who is signed in. */
export function News() {
  return (
    <Page title="Новости заказов" isInset>
      <NewsContent />
    </Page>
  );
}
