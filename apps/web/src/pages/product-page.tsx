import { useAtomValue } from 'jotai';
import { ProductCard } from '../features/catalog/product-card.tsx';
import { productAtom } from '../features/catalog/search/catalog.atoms.ts';
import { isMissing } from '../shared/api/is-missing.ts';
import { Loading } from '../shared/page/loading.tsx';
import { NotFound } from './not-found.tsx';

/** One product at an address of its own. */
export function ProductPage({ id }: { id: string }) {
  const { data, error } = useAtomValue(productAtom(id));
  if (data) return <ProductCard product={data} />;
  if (!error) return <Loading />;
  if (isMissing(error)) return <NotFound />;
  throw error;
}
