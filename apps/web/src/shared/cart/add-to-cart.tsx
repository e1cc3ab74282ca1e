import type { components } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { CheckIcon, ShoppingCartIcon } from '@org/ui/icons';
import { useState } from 'react';
import { useOwnValue } from '../hooks/use-taken-over.ts';
import { paths } from '../page/paths.ts';
import * as css from './add-to-cart.css.ts';
import { quantitiesAtom } from './cart.atoms.ts';
import { setQuantity } from './cart.ts';
import { defaultQuantityOf, fitQuantity } from './cart-lines.ts';
import type { OfferLimits } from './limits.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

type VatRate = components['schemas']['VatRate'];

export interface AddToCartProps {
  /** Without a price it can't be added: a visitor who may not see prices logs in first. */
  offer: OfferLimits & {
    id: string;
    bulk_price: number | null;
    vat_rate: VatRate;
    vat_included: boolean;
  };
  /** The product and the supplier that the quantity is for. */
  name: string;
  /** True for the offer to look at first. */
  isBest: boolean;
  /** How many are wanted; a set if absent. */
  pieces?: number;
}

/** Chooses a quantity and adds the offer to the cart. After that, changes the quantity there. */
export function AddToCart({ offer, name, isBest, pieces }: AddToCartProps) {
  const inCart = useOwnValue(quantitiesAtom)?.get(offer.id) ?? 0;
  const [chosen, setChosen] = useState(() =>
    pieces === undefined ? defaultQuantityOf(offer) : fitQuantity(pieces, offer),
  );
  if (offer.bulk_price === null && inCart === 0) return null;
  return (
    <div className={css.control}>
      <QuantityStepper
        name={name}
        limits={offer}
        value={inCart || chosen}
        canBeZero={inCart > 0}
        onChange={(quantity) => {
          if (inCart > 0) void setQuantity(offer, quantity);
          if (quantity > 0) setChosen(quantity);
        }}
      />
      <div className={css.action}>
        {inCart > 0 ? (
          <ButtonLink variant="ghost" href={paths.cart} aria-label={`В корзине: ${name}`}>
            <CheckIcon size={16} />
            <span className={css.words}>В корзине</span>
          </ButtonLink>
        ) : (
          <Button
            variant={isBest ? 'primary' : 'secondary'}
            aria-label={`В корзину: ${name}`}
            onPress={() => setQuantity(offer, chosen)}
          >
            <span className={css.sign}>
              <ShoppingCartIcon size={16} />
            </span>
            <span className={css.words}>В корзину</span>
          </Button>
        )}
      </div>
    </div>
  );
}
