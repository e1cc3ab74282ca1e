import { checkPriceList } from '../features/price-lists/check/check-call.ts';
import { PriceCheck } from '../features/price-lists/check/price-list-check.tsx';
import { Page } from '../shared/page/page.tsx';
import { paths } from '../shared/page/paths.ts';

/** Anybody may see what becomes of a price list before it goes on sale. */
export function PriceCheckPage() {
  return (
    <Page
      title="Проверка прайс-листа"
      description="Проверьте прайс-лист шин и дисков бесплатно и без регистрации: какие столбцы поняты, что отклонено и как строки увидят покупатели."
      path={paths.priceCheck}
    >
      <PriceCheck onCheck={checkPriceList} />
    </Page>
  );
}
