import { parseSuppliers } from '../features/suppliers/search.ts';
import { SupplierList } from '../features/suppliers/supplier-list.tsx';
import { useSearch } from '../shared/hooks/use-search.ts';
import { Page } from '../shared/page/page.tsx';

/** All suppliers that have stock. */
export function Suppliers() {
  return (
    <Page title="Поставщики">
      <SupplierList search={useSearch(parseSuppliers)} />
    </Page>
  );
}
