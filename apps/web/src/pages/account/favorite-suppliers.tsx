import { FavoriteList } from '../../features/suppliers/favorite-list.tsx';
import { Page } from '../../shared/page/page.tsx';

/** The suppliers that the account has marked with a heart. */
export function FavoriteSuppliers() {
  return (
    <Page title="Избранные поставщики" isInset>
      <FavoriteList />
    </Page>
  );
}
