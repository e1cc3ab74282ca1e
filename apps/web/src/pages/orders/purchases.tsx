import { PurchasesContent } from '../../features/orders/purchases/purchases-content.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';

/** What the signed-in user has bought, against the market and the year before. */
export function Purchases() {
  return (
    <Page title="Закупки" isInset>
      {(heading) => (
        <>
          <BackLink href={paths.orders}>Мои заказы</BackLink>
          {heading}
          <PurchasesContent />
        </>
      )}
    </Page>
  );
}
