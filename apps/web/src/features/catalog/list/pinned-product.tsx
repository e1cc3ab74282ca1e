import { Button } from '@org/ui/button';
import { Heading } from '@org/ui/heading';
import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { cityAtom, costAtom } from '../../../shared/session/visitor.atoms.ts';
import { firstOffers, offersAtom } from '../offers/offers.atoms.ts';
import { productAtom } from '../search/catalog.atoms.ts';
import type { CarChoice, Filters } from '../search/catalog-search.ts';
import * as css from './pinned-product.css.ts';
import { ProductRow } from './product-row.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

export interface PinnedProductProps {
  productId: string;
  offerFilters: Filters;
  car?: CarChoice;
  /** Called when the first offers are rendered, or when none will come. */
  onReady: () => void;
  onClose: () => void;
}

/** The product that the address names, open above the list, which stays as it is. */
export function PinnedProduct(props: PinnedProductProps) {
  const { productId, offerFilters, car, onReady, onClose } = props;
  const cost = useAtomValue(costAtom);
  const to = useAtomValue(cityAtom);
  // requested together with the product, not after it
  useAtomValue(offersAtom(firstOffers(productId, offerFilters, { cost, to })));
  const { data, error } = useAtomValue(productAtom(productId));
  const [isExpanded, setExpanded] = useState(true);
  useEffect(() => {
    if (error !== null) onReady();
  }, [error, onReady]);
  return (
    <section className={css.pinned} aria-label="Товар по ссылке">
      <div className={css.head}>
        <Heading level={2} size={14}>
          Товар по ссылке
        </Heading>
        <Button size="s" variant="ghost" onPress={onClose}>
          Закрыть
        </Button>
      </div>
      {error ? (
        <Note title="Товар не найден.">Возможно, его больше нет в каталоге.</Note>
      ) : data ? (
        <ProductRow
          product={data}
          offerFilters={offerFilters}
          car={car}
          isDense={false}
          isExpanded={isExpanded}
          onOffersDrawn={onReady}
          onExpandedChange={(_id, expanded) => setExpanded(expanded)}
        />
      ) : (
        <RowSkeletons count={1} />
      )}
    </section>
  );
}
