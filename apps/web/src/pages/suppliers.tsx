import { SupplierList } from '../features/suppliers/supplier-list.tsx';
import { parseSuppliers } from '../features/suppliers/supplier-search.ts';
import { useSearch } from '../shared/hooks/use-search.ts';
import { Page } from '../shared/page/page.tsx';
import { paths } from '../shared/page/paths.ts';

/** All suppliers that have stock. */
export function Suppliers() {
  return (
    <Page
      title="Поставщики"
      description="Поставщики шин и дисков: города, склады, условия и остатки."
      path={paths.suppliers}
    >
      <SupplierList search={useSearch(parseSuppliers)} />
    </Page>
  );
}
