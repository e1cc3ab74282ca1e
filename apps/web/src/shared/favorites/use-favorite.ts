import { useAtomValue } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionAtom } from '../atoms.ts';
import { saveIntent } from '../hooks/intent.ts';
import { loginHref } from '../session/target.ts';
import { pendingFavoritesAtom } from './favorites.atoms.ts';
import { setFavorite } from './favorites.ts';

export interface FavoriteSupplier {
  id: string;
  name: string;
  /** The value from the server. */
  favorite: boolean;
}

/** Returns whether a supplier is a favorite, and a function that toggles it. A visitor is led to the login and back. */
export function useFavorite({ id, name, favorite }: FavoriteSupplier): [boolean, () => void] {
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
