import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { LimitNote } from '../../features/cart/limit-note.tsx';
import { ProductGlyph } from '../../features/catalog/list/product-glyph.tsx';
import { requestAtom } from '../../features/requests/requests.atoms.ts';
import {
  RequestContent,
  type RequestContentProps,
} from '../../features/requests/view/request-content.tsx';
import { isMissing } from '../../shared/api/is-missing.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';

const drawingOf: RequestContentProps['drawingOf'] = (product) => <ProductGlyph product={product} />;
const limitNote: RequestContentProps['limitNote'] = (company, sum) => (
  <LimitNote company={company} sum={sum} />
);

/** One request. */
export function Request() {
  const { id = '' } = useParams();
  const query = useAtomValue(requestAtom(id));
  const { data, error } = query;
  if (!data && isMissing(error)) return <Gone />;
  return (
    <Page title={data ? `Заявка ${data.number}` : 'Заявка'}>
      {(heading) => (
        <>
          <BackLink href={paths.requests}>Заявки</BackLink>
          <Loaded query={query} heading={heading}>
            {(request) => (
              <RequestContent
                // decisions begun for one request must not go to another
                key={id}
                request={request}
                heading={heading}
                drawingOf={drawingOf}
                limitNote={limitNote}
              />
            )}
          </Loaded>
        </>
      )}
    </Page>
  );
}

function Gone() {
  return (
    <Page title="Заявка">
      <EmptyState
        title="Такой заявки нет"
        actions={<ButtonLink href={paths.requests}>Заявки</ButtonLink>}
      >
        В адресе ошибка, или заявка не ваша. Если ссылку дал коллега, попросите его сделать заявку
        от компании.
      </EmptyState>
    </Page>
  );
}
