import { ApiError } from '@org/api-client';
import {
  getCart,
  getSupplier,
  listFavoriteSuppliers,
  listProductRests,
  searchSuppliers,
} from '@org/api-client/operations';
import { isOf } from '../api/answers.atoms.ts';
import { api, messageOf } from '../api/api.ts';
import { ALL_SEARCHES } from '../api/searches.ts';
import { takeIntent } from '../hooks/intent.ts';
import { toast } from '../page/messages.ts';
import { afterNotifications } from '../session/after-notifications.ts';
import { queryClient, store } from '../session/store.ts';
import { pendingFavoritesAtom } from './favorites.atoms.ts';

/**
 * Returns the same data with the favorite mark of one supplier set, wherever it is in an answer, however deep. Parts
 * that have not changed stay the same objects.
 */
export function withFavorite<Data>(data: Data, supplierId: string, favorite: boolean): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const items = data.map((item) => withFavorite(item, supplierId, favorite));
    return items.some((item, at) => item !== data[at]) ? (items as Data) : data;
  }
  const fields = Object.entries(data);
  const changed = fields.map(([name, value]) => [name, withFavorite(value, supplierId, favorite)]);
  const isChanged = changed.some(([, value], at) => value !== fields[at]?.[1]);
  const next = isChanged ? (Object.fromEntries(changed) as Data) : data;
  const isIt = 'favorite' in data && 'id' in data && data.id === supplierId;
  return isIt && data.favorite !== favorite ? { ...next, favorite } : next;
}

interface FavoriteName {
  id: string;
  name: string;
}

/** Queries whose answers contain suppliers. */
const isShownIn = isOf(
  searchSuppliers,
  getSupplier,
  listFavoriteSuppliers,
  listProductRests,
  getCart,
);
/** Queries whose results change with the favorites. */
const isDependent = isOf(searchSuppliers, listFavoriteSuppliers, ...ALL_SEARCHES);

function setPending(id: string, favorite: boolean | undefined) {
  store.set(pendingFavoritesAtom, (pending) => {
    const next = new Map(pending);
    if (favorite === undefined) next.delete(id);
    else next.set(id, favorite);
    return next;
  });
}

const save = (id: string, favorite: boolean) => {
  const options = { params: { path: { supplier_id: id } } };
  return favorite
    ? api.PUT('/favorite-suppliers/{supplier_id}', options)
    : api.DELETE('/favorite-suppliers/{supplier_id}', options);
};

/**
 * Updates the cached answers. Lists on the screen keep their rows, so that a heart pressed by mistake can be pressed
 * again. They are requested again when they are shown the next time.
 */
function updateCache(id: string, favorite: boolean) {
  queryClient.setQueriesData({ predicate: isShownIn }, (data: unknown) =>
    withFavorite(data, id, favorite),
  );
  void queryClient.invalidateQueries({
    predicate: isDependent,
    refetchType: 'none',
  });
}

const underWay = new Set<string>();

/**
 * Adds a supplier to the favorites or removes it. It shows at once; if the server refuses, it is undone and a toast
 * says why.
 */
export async function setFavorite({ id, name }: FavoriteName, favorite: boolean): Promise<boolean> {
  setPending(id, favorite);
  // of several presses during a call, only the last one counts
  if (underWay.has(id)) return true;
  underWay.add(id);
  const wanted = () => store.get(pendingFavoritesAtom).get(id) ?? favorite;
  let saved: boolean | undefined;
  try {
    while (saved !== wanted()) {
      saved = wanted();
      await save(id, saved);
      updateCache(id, saved);
      await afterNotifications();
    }
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'aborted'))
      toast.error(
        `«${name}»: не удалось ${saved ? 'добавить в избранное' : 'убрать из избранного'}. ${messageOf(error)}`,
      );
    return false;
  } finally {
    underWay.delete(id);
    setPending(id, undefined);
  }
}

/** Does what the visitor was about to do before the login. */
export async function resumeIntent() {
  const intent = takeIntent();
  if (!intent) return;
  const { supplierId: id, name } = intent;
  if (await setFavorite({ id, name }, true)) toast.success(`«${name}» в избранном`);
}
