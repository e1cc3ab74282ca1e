import { Button } from '@org/ui/button';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Text } from '@org/ui/text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { WaitingNote } from '../features/approvals/waiting-note.tsx';
import { comparedIdsAtom } from '../features/catalog/offers/compared-ids.ts';
import { lastSearchAtom } from '../features/catalog/search/last-search.atoms.ts';
import { Unfinished } from '../features/catalog/unfinished.tsx';
import { companiesAtom } from '../features/companies/companies.atoms.ts';
import { ArrivingOrders } from '../features/orders/list/arriving-orders.tsx';
import { OrderPayments } from '../features/orders/list/order-payments.tsx';
import { WaitingOrders } from '../features/orders/list/waiting-orders.tsx';
import { type OrderPage, ordersAtom } from '../features/orders/orders.atoms.ts';
import { addToOpen } from '../features/requests/add-to-open.ts';
import { dismissDraft } from '../features/requests/dismiss-draft.ts';
import { OpenRequests } from '../features/requests/open-requests.tsx';
import { requestsAtom } from '../features/requests/requests.atoms.ts';
import { BestOfSize } from '../features/usual-sizes/best-of-size.tsx';
import { askedOf, type UsualSize } from '../features/usual-sizes/usual-size-words.ts';
import { usualSizesAtom } from '../features/usual-sizes/usual-sizes.atoms.ts';
import { UsualSizes } from '../features/usual-sizes/usual-sizes.tsx';
import { loadedOf, useFirstOwner } from '../shared/addresses/first-owner.ts';
import { messageOf } from '../shared/api/api.ts';
import { waitingCountAtom } from '../shared/approvals/approvals.atoms.ts';
import { quantitiesAtom, totalsAtom } from '../shared/cart/cart.atoms.ts';
import { CityChoice } from '../shared/city/city-choice.tsx';
import { formatPieces } from '../shared/format/format.ts';
import { useAttemptKey } from '../shared/hooks/use-attempt-key.ts';
import { Loading } from '../shared/page/loading.tsx';
import { paths } from '../shared/page/paths.ts';
import { cityAtom } from '../shared/session/visitor.atoms.ts';
import * as css from './home.css.ts';

/** The orders that are on their way; their answer also says what waits and what is to be paid. */
const ARRIVING = { company: null, status: 'shipped', page: 1 } as const;
/** A supplier's orders: only what waits is shown of them. */
const waitingOf = (company: string) => ({ company, status: undefined, page: 1 });

/** What waits for the user today: answers, payments, goods on their way, requests, sizes to buy again. Decision 445. */
export function OwnDay() {
  const orders = useAtomValue(ordersAtom(ARRIVING));
  const requests = useAtomValue(requestsAtom);
  const sizes = useAtomValue(usualSizesAtom);
  const companies = useAtomValue(companiesAtom).data;
  const approvals = useAtomValue(waitingCountAtom);
  const sellers = companies?.filter(
    ({ is_supplier, rights }) => is_supplier && rights.includes('sell'),
  );
  return (
    <div className={css.day}>
      <div className={css.column}>
        <WaitingNote count={approvals} />
        {sellers?.map(({ id, name }) => (
          <SupplierOrders key={id} company={id} name={name} />
        ))}
        <Part query={orders} height={240}>
          {({ waiting, payments }) => (
            <>
              <WaitingOrders waiting={waiting} side="buyer" />
              {waiting.total === 0 && approvals === 0 && sellers?.length === 0 && (
                <Text tone="secondary">Ничего не ждёт вашего ответа.</Text>
              )}
              <OrderPayments payments={payments} side="buyer" />
            </>
          )}
        </Part>
        <Part query={sizes} height={240}>
          {(known) =>
            known.length > 0 ? (
              <OwnSizes sizes={known} />
            ) : (
              sellers?.length === 0 && <FirstSteps hasCompany={companies?.length !== 0} />
            )
          }
        </Part>
      </div>
      <div className={css.side}>
        <Part query={requests} height={120}>
          {(known) => <OpenRequests requests={known} onDismiss={dismissDraft} />}
        </Part>
        <OwnUnfinished />
        {orders.data && <ArrivingOrders orders={orders.data.data} />}
      </div>
    </div>
  );
}

interface PartProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> };
  height: number;
  children: (data: Data) => ReactNode;
}

/** A part of the page that fails by itself. */
function Part<Data>({ query: { data, error, refetch }, height, children }: PartProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Loading height={height} />;
  return (
    <Note tone="danger" title="Часть страницы не загрузилась.">
      {messageOf(error)} <Button onPress={() => void refetch()}>Повторить</Button>
    </Note>
  );
}

/** The orders to a company of the user's that wait for its answer. */
function SupplierOrders({ company, name }: { company: string; name: string }) {
  const { data }: { data: OrderPage | undefined } = useAtomValue(ordersAtom(waitingOf(company)));
  return data ? <WaitingOrders waiting={data.waiting} side="supplier" of={name} /> : null;
}

function OwnUnfinished() {
  const totals = useAtomValue(totalsAtom);
  const pieces = [...useAtomValue(quantitiesAtom).values()].reduce((all, one) => all + one, 0);
  const compared = useAtomValue(comparedIdsAtom);
  const search = useAtomValue(lastSearchAtom);
  return <Unfinished cart={totals && { ...totals, pieces }} compared={compared} search={search} />;
}

function OwnSizes({ sizes }: { sizes: readonly UsualSize[] }) {
  const city = useAtomValue(cityAtom);
  const requests = useAtomValue(requestsAtom);
  const firstOwner = useFirstOwner();
  const attempt = useAttemptKey();
  const take = async (size: UsualSize) => {
    const text = `${askedOf(size)} ${formatPieces(size.quantity)}`;
    const company = await firstOwner();
    const open = (await loadedOf(requests)) ?? [];
    await addToOpen(text, { requests: open, company, key: attempt.keyFor(text) });
    attempt.answered();
  };
  return (
    <UsualSizes
      sizes={sizes}
      city={city}
      bestOf={(size) => <BestOfSize size={size} />}
      onTake={take}
    />
  );
}

/** Who has not bought anything yet: what to do first. */
function FirstSteps({ hasCompany }: { hasCompany: boolean }) {
  const city = useAtomValue(cityAtom);
  return (
    <section aria-label="С чего начать">
      <ol className={css.steps}>
        {!city && (
          <li>
            Скажите, куда везти, и цены будут с доставкой: <CityChoice />
          </li>
        )}
        {!hasCompany && (
          <li>
            <Link href={paths.companyCreate()}>Добавьте компанию по ИНН</Link>, чтобы покупать по
            безналу с документами
          </li>
        )}
        <li>
          <Link href={paths.requests}>Сделайте первую заявку</Link>: вставьте сообщение или файл
        </li>
      </ol>
    </section>
  );
}
