import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { HeartIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { paths } from '../../shared/page/paths.ts';
import { SupplierRows } from './supplier-rows.tsx';
import { favoriteSuppliersAtom } from './suppliers.atoms.ts';

/** The favorites. The heart of a removed one empties, but its row stays until the page is left. */
export function FavoriteList() {
  const pages = useAtomValue(favoriteSuppliersAtom);
  return <SupplierRows label="Избранные поставщики" pages={pages} empty={<NoFavorites />} />;
}

function NoFavorites() {
  return (
    <EmptyState
      title="В избранном никого нет"
      actions={
        <ButtonLink variant="primary" href={paths.suppliers}>
          Выбрать поставщиков
        </ButtonLink>
      }
    >
      Нажмите <HeartIcon size={16} /> рядом с поставщиком: его предложения легко будет найти
      фильтром «Только избранные».
    </EmptyState>
  );
}
