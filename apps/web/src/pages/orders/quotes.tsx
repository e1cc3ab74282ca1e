import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { LimitNote } from '../../features/cart/limit-note.tsx';
import type { AskableLine } from '../../features/quotes/buyer/ask-form.tsx';
import { QuotesContent } from '../../features/quotes/buyer/quotes-content.tsx';
import { quotesAtom } from '../../features/quotes/quotes.atoms.ts';
import { RequestHistory } from '../../features/requests/history/request-history.tsx';
import { choicesAtom, requestAtom } from '../../features/requests/requests.atoms.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';

type Choices = ReturnType<typeof useChoices>;
const useChoices = (id: string) => useAtomValue(choicesAtom(id)).data;

/** The lines that name goods, as they can be asked for. */
const askableOf = (choices: Choices): AskableLine[] | undefined =>
  choices
    ?.filter(({ row }) => row.goods || (row.section !== null && row.wish !== null))
    .map(({ line_id, row: { text, goods, quantity } }) => ({
      ...{ id: line_id, text, quantity },
      product: goods ? { id: goods.product.id, title: goods.product.title } : null,
    }));

const limitNote = (company: string, sum: number) => <LimitNote company={company} sum={sum} />;

/** Prices of a request that suppliers are asked for, and what they quote. */
export function Quotes() {
  const { id = '' } = useParams();
  const request = useAtomValue(requestAtom(id));
  const query = useAtomValue(quotesAtom(id));
  const lines = askableOf(useChoices(id));
  const number = query.data?.number;
  return (
    <Page title={number ? `Заявка ${number}: предложения` : 'Предложения'}>
      {(heading) => (
        <>
          <BackLink href={paths.request(id)}>Заявка</BackLink>
          <Loaded query={query} heading={heading}>
            {(quotes) => (
              <>
                {heading}
                <QuotesContent
                  key={id}
                  quotes={quotes}
                  company={request.data?.company?.id ?? null}
                  lines={lines}
                  limitNote={limitNote}
                  history={<RequestHistory id={id} />}
                />
              </>
            )}
          </Loaded>
        </>
      )}
    </Page>
  );
}
