import { ApiError } from '@org/api-client';
import { listOrders } from '@org/api-client/operations';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressesAtom } from '../../../shared/addresses/addresses.atoms.ts';
import { useNewAddress } from '../../../shared/addresses/use-new-address.tsx';
import { refresh } from '../../../shared/api/answers.atoms.ts';
import { messageOf } from '../../../shared/api/api.ts';
import { refreshApprovals } from '../../../shared/approvals/approvals.atoms.ts';
import type { Buying } from '../../../shared/cart/buying.ts';
import type { LineProblem } from '../../../shared/cart/line-problems.ts';
import { useAttemptKey } from '../../../shared/hooks/use-attempt-key.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { useSearch } from '../../../shared/hooks/use-search.ts';
import { toast, toastError } from '../../../shared/page/messages.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { RequestConditions } from '../conditions.tsx';
import { RequestHistory } from '../history/request-history.tsx';
import { movedCartAtom, takeBackCart } from '../moved-cart.atoms.ts';
import { STRATEGIES } from '../plans.ts';
import { useRepeats } from '../repeats/use-repeats.tsx';
import {
  copyRequest,
  type GoodsRequest,
  loadProduct,
  loadSubstitutes,
  matchText,
  type OrderBody,
  orderRequest,
  type Strategy,
} from '../request-calls.ts';
import { chosenAddressAtom, requestPlaceAtom } from '../request-place.atoms.ts';
import { refreshRequest } from '../requests.atoms.ts';
import { usePlans } from '../use-plans.ts';
import { useRequest } from '../use-request.ts';
import { useWatches } from '../watches/use-watches.tsx';
import { type Outcome, RequestView, type RequestViewProps } from './request-view.tsx';

export interface RequestContentProps extends Pick<RequestViewProps, 'heading'> {
  request: GoodsRequest;
  /** Must be the same function on each render, or every line re-renders with each press. */
  drawingOf: RequestViewProps['drawingOf'];
  /** Says what a sum means for the limits of the user in a company. */
  limitNote?: (company: string, sum: number) => ReactNode;
}

/** One request, which follows what is decided about it. */
export function RequestContent({ request, heading, drawingOf, limitNote }: RequestContentProps) {
  const { id, company } = request;
  const { lines, error, onLines, send, set, add, restore } = useRequest(request);
  const [turn, setTurn] = useState(0);
  const [addressId, setAddressId] = useAtom(chosenAddressAtom);
  useEffect(() => () => setAddressId(null), [setAddressId]);
  const place = useAtomValue(requestPlaceAtom);
  const [comment, setComment] = useState('');
  const [strategy, onStrategy] = useStrategy();
  const planned = usePlans(id, lines, {
    ...{ strategy, addressId, turn },
    arriveBy: request.conditions.arrive_by,
  });
  const { buying } = planned;
  const { dialog, ...watching } = useWatches(id, send);
  const moved = useAtomValue(movedCartAtom);
  const isCart = moved?.request === id && !request.is_closed && request.orders.length === 0;
  const { repeats, ask, repeatDialog } = useRepeats();
  const terms = { address_id: addressId, comment: comment.trim() || null };
  const { outcome, isOrdering, order } = useOrdering(request, buying, terms, send);
  const { data: addresses = [] } = useAtomValue(addressesAtom);
  const newAddress = useNewAddress(() => setTurn(turn + 1));
  const copies = useAttemptKey();
  const navigate = useNavigate();
  const loading = useLoading(request);
  const onConditions = useConditions(request, set);
  if (!lines && error) throw error;
  const sum = buying ? buying.goods + buying.delivery : 0;
  return (
    <>
      <RequestView
        {...{ request, heading, outcome, isOrdering, onStrategy }}
        {...planned}
        {...watching}
        history={<RequestHistory id={id} />}
        repeat={repeats?.find((one) => one.request.id === id)}
        onRepeat={() => ask(id)}
        onTakeBack={isCart ? () => takeBackCart().then(() => navigate(paths.cart)) : undefined}
        {...{ addresses, addressId, comment }}
        onAddress={setAddressId}
        onConditions={onConditions}
        isPlaceless={place === ''}
        onComment={setComment}
        match={matchText}
        {...loading}
        onRestore={restore}
        drawingOf={drawingOf}
        onLines={onLines}
        onReword={(line, text) => add(text, line)}
        onAdd={(text) => add(text)}
        onRename={(name) => set({ name })}
        onClose={(is_closed) => set({ is_closed })}
        onCopy={async () => {
          const copy = await copyRequest(id, copies.keyFor(id));
          copies.answered();
          toast.success('Заявка скопирована');
          navigate(paths.request(copy));
        }}
        onOrder={() => void order()}
        quotesHref={paths.requestQuotes(id)}
        onAddAddress={newAddress.ask}
        limitNote={company && buying ? limitNote?.(company.id, sum) : undefined}
      />
      {dialog}
      {repeatDialog}
      {newAddress.dialog}
    </>
  );
}

/** Products with their offers, as the conditions of the request let them be. The same functions until these change. */
function useLoading({
  conditions,
}: GoodsRequest): Pick<RequestViewProps, 'loadProduct' | 'loadSubstitutes'> {
  const text = JSON.stringify(conditions);
  return useMemo(
    () => ({
      loadProduct: (product, wanted) => loadProduct(conditions, product, wanted),
      loadSubstitutes: (product, wanted) => loadSubstitutes(conditions, product, wanted),
    }),
    // biome-ignore lint/correctness/useExhaustiveDependencies: an answer brings equal conditions as another object
    [text],
  );
}

/** Changes the conditions of a request, and asks anew what there is; a press takes it back. */
function useConditions(
  { conditions: before }: GoodsRequest,
  set: (change: { conditions: RequestConditions }) => Promise<unknown>,
) {
  const change = async (conditions: RequestConditions) => {
    await set({ conditions });
    await refreshRequest();
  };
  return (conditions: RequestConditions) =>
    void change(conditions).then(
      () => toast.info('Условия заявки изменены', () => void change(before).catch(toastError)),
      toastError,
    );
}

const isStrategy = (text: string | null): text is Strategy =>
  STRATEGIES.some((strategy) => strategy === text);

const strategyIn = (params: URLSearchParams): Strategy => {
  const value = params.get('plan');
  return isStrategy(value) ? value : 'cheapest';
};

/** The strategy is in the address: a link shows the same sums. */
function useStrategy() {
  const navigate = useNavigate();
  const choose = useCallback(
    (next: Strategy) =>
      navigate(next === 'cheapest' ? '?' : `?plan=${next}`, {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate],
  );
  return [useSearch(strategyIn), choose] as const;
}

const problemsOf = (reason: unknown): LineProblem[] =>
  reason instanceof ApiError ? ((reason.body as { lines?: LineProblem[] })?.lines ?? []) : [];

/** Orders what the panel shows, for the sums that it shows. */
function useOrdering(
  { id }: GoodsRequest,
  buying: Buying | undefined,
  terms: Pick<OrderBody, 'address_id' | 'comment'>,
  send: () => Promise<unknown>,
) {
  const [isOrdering, during] = useBusy();
  const [outcome, setOutcome] = useState<Outcome>();
  const attempt = useAttemptKey();
  const place = async () => {
    if (!buying) return;
    const body = {
      ...{ ...terms, lines: buying.lines },
      expected_goods: buying.goods,
      expected_delivery: buying.delivery,
    };
    try {
      await send();
      const answer = await orderRequest(id, body, attempt.keyFor(body));
      attempt.answered();
      if ('approval' in answer) {
        void refreshApprovals();
        const { company, until } = answer.approval;
        setOutcome({ approval: { company: company.id, until } });
      } else setOutcome({ orders: answer.data });
      void refresh(listOrders);
    } catch (reason) {
      setOutcome({ failure: messageOf(reason), problems: problemsOf(reason) });
    } finally {
      await refreshRequest();
    }
  };
  return { outcome, isOrdering, order: () => during(place()) };
}
