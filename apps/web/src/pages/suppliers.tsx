import { parseSuppliers } from '../features/suppliers/search.ts';
import { SupplierList } from '../features/suppliers/supplier-list.tsx';
import { Page } from '../shared/page.tsx';
import { useSearch } from '../shared/use-search.ts';

/** Everybody who has stock. */
export function Suppliers() {
  return (
    <Page title="Поставщики">
      <SupplierList search={useSearch(parseSuppliers)} />
    </Page>
  );
}
