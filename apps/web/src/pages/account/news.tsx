import { NewsContent } from '../../features/news/news-content.tsx';
import { Page } from '../../shared/page/page.tsx';

/** What others have done and written in the orders of the signed-in user. */
export function News() {
  return (
    <Page title="Новости заказов" isInset>
      <NewsContent />
    </Page>
  );
}
