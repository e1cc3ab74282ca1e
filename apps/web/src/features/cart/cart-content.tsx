import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addAddress, prefillOf } from '../../shared/addresses/address-calls.ts';
import { addressesAtom, ownersAtom } from '../../shared/addresses/addresses.atoms.ts';
import { load } from '../../shared/api/load.ts';
import { refreshApprovals } from '../../shared/approvals/approvals.atoms.ts';
import { cartAtom, quantitiesAtom } from '../../shared/cart/cart.atoms.ts';
import {
  addLines,
  clearCart,
  exportCart,
  refreshCart,
  replaceLines,
  setQuantity,
  setReceiving,
} from '../../shared/cart/cart.ts';
import {
  type Cart,
  type CartItem,
  isGone,
  linesOf,
  orderableOf,
} from '../../shared/cart/cart-lines.ts';
import { toastLineProblems } from '../../shared/cart/line-problems.ts';
import { submit } from '../../shared/form/submit.ts';
import { formatDeadline } from '../../shared/format/format-moment.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { saveFile } from '../../shared/save-file.ts';
import { cityAtom } from '../../shared/session/visitor.atoms.ts';
import { areFoundAtom } from '../../shared/substitutes/substitutes.atoms.ts';
import { Substitutes } from '../../shared/substitutes/substitutes.tsx';
import { CartView, type CartViewProps } from './cart-view.tsx';
import { LimitNote } from './limit-note.tsx';
import { useCheckOut } from './use-check-out.ts';

const AddressDialog = lazyPart(
  () => load(() => import('../../shared/addresses/address-dialog.tsx')),
  'AddressDialog',
);
const setCity = async (city: string) => {
  await submit('/user/city', { city }, { method: 'put' });
  await refreshCart();
};
const orToast = (work: Promise<unknown>) => work.catch(toastError);
const saveCart = async () => saveFile(await exportCart(), 'Корзина.xlsx');

const substitutesOf = ({ id }: CartItem['product']) => <Substitutes missed={{ product_id: id }} />;

/** Whether the substitutes of the lines that were gone when the cart came are here. */
function useFoundSubstitutes(cart: Cart | undefined): boolean {
  const to = useAtomValue(cityAtom);
  const lines = cart?.suppliers.flatMap(({ items }) => items) ?? [];
  const ids = lines.filter(isGone).map(({ product }) => product.id);
  const areFound = useAtomValue(areFoundAtom({ ids, to }));
  const [wereFound, setFound] = useState(false);
  if (cart && areFound && !wereFound) setFound(true);
  return wereFound;
}

export interface CartContentProps extends Pick<CartViewProps, 'heading'> {
  drawingOf: (product: CartItem['product']) => ReactNode;
  /** Shown between the heading and the groups. */
  children?: ReactNode;
}

/** The cart of the signed-in user. */
export function CartContent({ heading, drawingOf, children }: CartContentProps) {
  const { data: cart, ...loadedCart } = useAtomValue(cartAtom);
  const { data: companies, ...loadedCompanies } = useAtomValue(ownersAtom);
  const { data: addresses, ...loadedAddresses } = useAtomValue(addressesAtom);
  const error = loadedCart.error ?? loadedCompanies.error ?? loadedAddresses.error;
  const quantities = useAtomValue(quantitiesAtom);
  const [isAdding, setAdding] = useState(false);
  const hasSubstitutes = useFoundSubstitutes(cart);
  const navigate = useNavigate();
  const order = useCheckOut(
    (ids) => {
      const [only] = ids;
      toast.success(
        ids.length === 1 ? 'Заказ отправлен поставщику' : 'Заказы отправлены поставщикам',
      );
      navigate(ids.length === 1 && only ? paths.order(only) : paths.orders);
    },
    ({ company, until }) => {
      void refreshApprovals();
      toast.success(`Отправлено на согласование: ждёт ответа до ${formatDeadline(until)}`);
      navigate(paths.companyApprovals(company.id));
    },
  );
  // together: an order pressed before the companies are known would be made out to the person, and what comes later would
  // move a button under the finger
  const isLoaded = cart && companies && addresses && hasSubstitutes;
  if (!isLoaded && error) throw error;
  if (!isLoaded)
    return (
      <div aria-busy="true">
        {heading}
        <Skeleton width="100%" height={320} shape="box" />
      </div>
    );
  return (
    <>
      <CartView
        heading={heading}
        cart={cart}
        quantities={quantities}
        companies={companies}
        addresses={addresses}
        drawingOf={drawingOf}
        substitutesOf={substitutesOf}
        onQuantity={(item, quantity) => void setQuantity({ ...item, id: item.offer_id }, quantity)}
        onReturn={(items) =>
          void orToast(
            addLines(items.map(({ offer_id, quantity }) => ({ offer_id, quantity }))).then(
              toastLineProblems,
            ),
          )
        }
        onFix={() => orToast(replaceLines(orderableOf(cart), linesOf(cart)))}
        onClear={() => void orToast(clearCart())}
        onExport={() => orToast(saveCart())}
        onReceiving={({ id }, choice) => void orToast(setReceiving(id, choice))}
        onAddAddress={() => setAdding(true)}
        onCity={(city) => void orToast(setCity(city))}
        limitNote={(company, sum) => <LimitNote company={company} sum={sum} />}
        onOrder={order}
      >
        {children}
      </CartView>
      {isAdding && (
        <Suspense>
          <AddressDialog
            owners={companies}
            prefill={prefillOf}
            onSave={addAddress}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  );
}
