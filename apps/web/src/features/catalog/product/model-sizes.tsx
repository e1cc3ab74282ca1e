import { productPath } from '@org/trade/product-path';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { indicesOf, sizeOf } from '../../../shared/format/marking.ts';
import { modelListed, productsAtom } from '../catalog.atoms.ts';
import * as chips from '../link-chips.css.ts';
import type { Product } from '../product-words.ts';
import * as css from './product-card.css.ts';

/** The other sizes of a product's model. */
export function ModelSizes({ product }: { product: Product }) {
  const { data } = useAtomValue(productsAtom(modelListed(product)));
  const [page] = data?.pages ?? [];
  const others = page?.data.filter(({ id }) => id !== product.id) ?? [];
  if (!page || others.length === 0) return null;
  return (
    <section aria-labelledby="sizes">
      <h2 id="sizes" className={css.subtitle}>
        Другие размеры <span className={css.note}>{page.meta.total} у этой модели</span>
      </h2>
      <ul className={chips.list}>
        {others.map((other) => (
          <li key={other.id}>
            <Link className={chips.link} to={productPath(other)}>
              {sizeOf(other)} {indicesOf(other)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
