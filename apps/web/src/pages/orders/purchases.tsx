import { TradeContent } from '../../features/orders/list/trade-content.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/paths.ts';

/** What the signed-in user has bought, by month, brand, supplier and size. */
export function Purchases() {
  return (
    <Page title="Закупки" isInset>
      {(heading) => (
        <>
          <BackLink href={paths.orders}>Мои заказы</BackLink>
          {heading}
          <TradeContent company={null} />
        </>
      )}
    </Page>
  );
}
