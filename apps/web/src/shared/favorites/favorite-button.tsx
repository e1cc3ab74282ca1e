import { Button } from '@org/ui/button';
import { IconButton } from '@org/ui/icon-button';
import { HeartIcon } from '@org/ui/icons';
import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveIntent } from '../hooks/intent.ts';
import { loginHref } from '../page/target.ts';
import { sessionAtom } from '../session/visitor.atoms.ts';
import { pendingFavoritesAtom } from './favorites.atoms.ts';
import { setFavorite } from './favorites.ts';

interface FavoriteSupplier {
  id: string;
  name: string;
  /** The value from the server. */
  favorite: boolean;
}

/** Returns whether a supplier is a favorite, and a function that toggles it. A visitor is led to the login and back. */
function useFavorite({ id, name, favorite }: FavoriteSupplier): [boolean, () => void] {
  const wish = useAtomValue(pendingFavoritesAtom).get(id);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const navigate = useNavigate();
  const here = useLocation();
  const isFavorite = isSignedIn && (wish ?? favorite);
  const toggle = () => {
    if (isSignedIn) {
      void setFavorite({ id, name }, !isFavorite);
      return;
    }
    saveIntent({ supplierId: id, name });
    navigate(loginHref(here));
  };
  return [isFavorite, toggle];
}

interface FavoriteButtonProps {
  supplier: FavoriteSupplier;
  /**
   * `icon` beside a name, `button` with words where the page is about this supplier.
   * @default 'icon'
   */
  look?: 'icon' | 'button';
}

/** The heart of a supplier: filled for a favorite; a press toggles it. */
export function FavoriteButton({ supplier, look = 'icon' }: FavoriteButtonProps) {
  const [isFavorite, toggle] = useFavorite(supplier);
  if (look === 'button')
    return (
      <Button icon={<HeartIcon size={16} isFilled={isFavorite} />} onPress={toggle}>
        {isFavorite ? 'В избранном' : 'В избранное'}
      </Button>
    );
  return (
    <IconButton
      label={`Избранное: ${supplier.name}`}
      icon={<HeartIcon size={16} isFilled={isFavorite} />}
      isSelected={isFavorite}
      onPress={toggle}
    />
  );
}
