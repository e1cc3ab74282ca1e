import { listOrders } from '@org/api-client/operations';
import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { placeAtom } from '../../../shared/addresses/place.atoms.ts';
import { useNewAddress } from '../../../shared/addresses/use-new-address.tsx';
import { refresh } from '../../../shared/api/answers.atoms.ts';
import { messageOf } from '../../../shared/api/api.ts';
import { refreshApprovals } from '../../../shared/approvals/approvals.atoms.ts';
import { type Buying, buyingOf } from '../../../shared/cart/buying.ts';
import { countOf, ROWS } from '../../../shared/format/format.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { useAttemptKey } from '../../../shared/hooks/use-attempt-key.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { useDebouncedValue } from '../../../shared/hooks/use-debounced-value.ts';
import { toast, toastErrorOf } from '../../../shared/page/messages.ts';
import { afterHours, OF_LINES } from '../quote-words.ts';
import {
  askForPrices,
  type OrderBody,
  orderQuoted,
  type RequestQuotes,
  refreshQuotes,
  setInquiryEnd,
  wishPrice,
} from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';
import { type AskableLine, AskForm, type AskFormProps } from './ask-form.tsx';
import { LIST, NONE, orderOf, type QuoteChoices } from './choice.ts';
import { columnsOf, listedOrder, MAX_COLUMNS } from './columns.ts';
import { type Outcome, QuotesPanel } from './quotes-panel.tsx';
import { type QuoteSums, QuotesView, type QuotesViewProps } from './quotes-view.tsx';
import { waysOf } from './ways.ts';

export interface QuotesContentProps {
  quotes: RequestQuotes;
  /** The company that the request is of; null for the account alone. */
  company: string | null;
  /** What can be asked for; undefined while it is not known. */
  lines: readonly AskableLine[] | undefined;
  /** Says what a sum means for the limits of the user in a company. */
  limitNote: (company: string, sum: number) => ReactNode;
  /** What has happened to the request. */
  history: ReactNode;
}

/** Asks for prices of a request, and orders what is quoted. */
export function QuotesContent(props: QuotesContentProps) {
  const { quotes, company, lines, limitNote, history } = props;
  const [chosen, setChosen] = useState<QuoteChoices>({});
  const order = useMemo(() => orderOf(quotes.lines, chosen), [quotes, chosen]);
  const [turn, setTurn] = useState(0);
  const { buying, failure, onRetry } = usePlan(quotes.id, order, turn);
  const newAddress = useNewAddress(() => setTurn(turn + 1));
  const ways = useWays(quotes, turn);
  const sums = useSums(quotes, turn);
  const text = JSON.stringify(order);
  const { outcome, isOrdering, place } = useOrdering(quotes.id, buying);
  const hasQuotes = quotes.inquiries.length > 0;
  const wish: QuotesViewProps['onWish'] = async (quote, price) => {
    try {
      await wishPrice(quotes.id, quote, price);
      toast.success('Предложили. Об ответе напишем');
    } catch (reason) {
      // the quote may have changed
      void refreshQuotes();
      throw reason;
    }
  };
  const end: QuotesViewProps['onEnd'] = async ({ id, until: before }, until) => {
    await setInquiryEnd(quotes.id, id, until);
    const back = () => toastErrorOf(setInquiryEnd(quotes.id, id, before));
    if (until === null) toast.info('Приём цен закрыт', back);
    else toast.success(`Ждём цены до: ${formatDeadline(until)}`);
  };
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css.columns}>
      {hasQuotes && (
        <QuotesView
          quotes={quotes}
          chosen={chosen}
          sums={sums}
          // two presses may come before the page is drawn anew
          onChoose={(line, choice) => setChosen((all) => ({ ...all, [line]: choice }))}
          onWish={wish}
          onEnd={end}
        />
      )}
      <div className={css.asking}>
        {hasQuotes && !isAsking ? (
          <Button onPress={() => setAsking(true)}>Спросить ещё</Button>
        ) : (
          <Asking id={quotes.id} lines={lines} onAsked={() => setAsking(false)} />
        )}
      </div>
      {hasQuotes && (
        <div className={css.side}>
          <QuotesPanel
            count={order.length}
            ways={ways}
            way={ways.find((way) => JSON.stringify(way.order) === text)?.id}
            onWay={(id) => setChosen(ways.find((way) => way.id === id)?.choices ?? {})}
            {...{ buying, failure, outcome, isOrdering, onRetry }}
            onOrder={place}
            onAddAddress={newAddress.ask}
            limitNote={
              company && buying ? limitNote(company, buying.goods + buying.delivery) : undefined
            }
          />
          {history}
        </div>
      )}
      {newAddress.dialog}
    </div>
  );
}

interface AskingProps {
  id: string;
  lines: readonly AskableLine[] | undefined;
  onAsked: () => void;
}

function Asking({ id, lines, onAsked }: AskingProps) {
  const to = useAtomValue(placeAtom);
  const attempt = useAttemptKey();
  if (!lines || to === undefined) return null;
  if (lines.length === 0)
    return <EmptyState title="Спрашивать не о чем">Все строки заявки заказаны.</EmptyState>;
  if (!to)
    return (
      <Note title="Выберите город.">
        Поставщики называют цены с доставкой: город меняется наверху страницы.
      </Note>
    );
  const whoSells: AskFormProps['whoSells'] = async (asked) => {
    const body = { lines: [...asked], until: afterHours('1'), to, dry_run: true };
    return (await askForPrices(id, body, crypto.randomUUID())).suppliers;
  };
  const ask: AskFormProps['onAsk'] = async (asked, hours, suppliers) => {
    const terms = { lines: [...asked], to, supplier_ids: [...suppliers] };
    const key = attempt.keyFor({ terms, hours });
    await askForPrices(id, { ...terms, until: afterHours(hours) }, key);
    attempt.answered();
    toast.success('Спросили. Об ответах напишем');
    await refreshQuotes();
    onAsked();
  };
  return <AskForm lines={lines} whoSells={whoSells} onAsk={ask} />;
}

/** The best of each line, and all of one supplier or of at most two, each as the server calculates it. */
function useWays({ id, lines }: RequestQuotes, turn: number) {
  const open = lines.filter(({ is_open }) => is_open).length;
  const ways = useMemo(() => {
    const best = { id: 'best', name: 'Лучшее по строкам', choices: {} };
    const few = waysOf(lines).map(({ most, choices, suppliers }) => ({
      id: `${most}`,
      name: `${most === 1 ? 'Всё у одного' : 'У двоих'}: ${suppliers.join(' и ')}`,
      choices,
    }));
    return [best, ...few].map((way) => ({ ...way, order: orderOf(lines, way.choices) }));
  }, [lines]);
  const plans = [
    usePlan(id, ways[0]?.order ?? [], turn).buying,
    usePlan(id, ways[1]?.order ?? [], turn).buying,
    usePlan(id, ways[2]?.order ?? [], turn).buying,
  ];
  // a supplier below its minimum takes no lines: the sum is of the others
  return ways.map((way, at) => ({
    ...way,
    buying: plans[at],
    lines: linesOf((plans[at]?.lines ?? way.order).length, open),
  }));
}

/** What all of each supplier comes to, and the best of the price lists. */
function useSums({ id, lines }: RequestQuotes, turn: number): QuoteSums {
  const orders = useMemo(() => {
    const { shown } = columnsOf(lines);
    const none = { id: NONE, order: [] };
    return [
      { id: LIST, order: listedOrder(lines) },
      ...shown,
      ...new Array<typeof none>(MAX_COLUMNS - shown.length).fill(none),
    ];
  }, [lines]);
  const plans = [
    usePlan(id, orders[0]?.order ?? [], turn).buying,
    usePlan(id, orders[1]?.order ?? [], turn).buying,
    usePlan(id, orders[2]?.order ?? [], turn).buying,
    usePlan(id, orders[3]?.order ?? [], turn).buying,
    usePlan(id, orders[4]?.order ?? [], turn).buying,
  ];
  return new Map(plans.flatMap((buying, at) => (buying ? [[orders[at]?.id ?? NONE, buying]] : [])));
}

const linesOf = (count: number, open: number) => {
  if (count < open) return `${count} из ${countOf(open, OF_LINES)}`;
  return open === 1 ? 'одна строка' : `все ${countOf(open, ROWS)}`;
};

/** What the chosen lines would come to, asked of the server whenever they or the addresses have changed. */
function usePlan(id: string, order: OrderBody['lines'], turn: number) {
  const [state, setState] = useState<{ text: string; buying?: Buying; failure?: string }>();
  const [attempt, setAttempt] = useState(0);
  const text = JSON.stringify([order, turn]);
  const settled = useDebouncedValue(text);
  useEffect(() => {
    if (settled !== text || order.length === 0) return;
    let isOver = false;
    orderQuoted(id, { lines: order, dry_run: true }, crypto.randomUUID()).then(
      (answer) => {
        if (!isOver && 'plan' in answer && answer.plan)
          setState({ text, buying: buyingOf(order, answer.plan) });
      },
      (reason: unknown) => !isOver && setState({ text, failure: messageOf(reason) }),
    );
    return () => {
      isOver = true;
    };
  }, [settled, text, attempt]);
  const isCurrent = state?.text === text && order.length > 0;
  return {
    buying: isCurrent ? state.buying : undefined,
    failure: isCurrent ? state.failure : undefined,
    onRetry: () => setAttempt(attempt + 1),
  };
}

/** Orders what the panel shows, for the sums that it shows. */
function useOrdering(id: string, buying: Buying | undefined) {
  const [isOrdering, during] = useBusy();
  const [outcome, setOutcome] = useState<Outcome>();
  const attempt = useAttemptKey();
  const order = async () => {
    if (!buying) return;
    const { lines, goods, delivery } = buying;
    const body = { lines, expected_goods: goods, expected_delivery: delivery };
    try {
      const answer = await orderQuoted(id, body, attempt.keyFor(body));
      attempt.answered();
      if ('approval' in answer) {
        void refreshApprovals();
        setOutcome({ approval: { company: answer.approval.company.id } });
      } else setOutcome({ orders: answer.data });
      void refresh(listOrders);
    } catch (reason) {
      setOutcome({ failure: messageOf(reason) });
    } finally {
      await refreshQuotes();
    }
  };
  return { outcome, isOrdering, place: () => void during(order()) };
}
