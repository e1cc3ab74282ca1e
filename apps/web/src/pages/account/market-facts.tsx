import { MarketFactsContent } from '../../features/market-facts/market-facts-content.tsx';
import { Page } from '../../shared/page/page.tsx';

/** What was learnt of models from the market, for those who keep the installation. */
export function MarketFacts() {
  return (
    <Page title="Сведения рынка" isInset>
      <MarketFactsContent />
    </Page>
  );
}
