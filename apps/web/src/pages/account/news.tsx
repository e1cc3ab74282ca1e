import { useAtomValue } from 'jotai';
import { WaitingNote } from '../../features/approvals/waiting-note.tsx';
import { NewsContent } from '../../features/news/news-content.tsx';
import { waitingCountAtom } from '../../shared/approvals/approvals.atoms.ts';
import { Page } from '../../shared/page/page.tsx';

/** What others have done and written in the orders of the signed-in user. */
export function News() {
  return (
    <Page title="Новости заказов" isInset>
      <WaitingNote count={useAtomValue(waitingCountAtom)} />
      <NewsContent />
    </Page>
  );
}
