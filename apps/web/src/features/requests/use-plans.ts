import { useEffect, useMemo, useState } from 'react';
import { isAborted, messageOf } from '../../shared/api/api.ts';
import { type Buying, buyingOf } from '../../shared/cart/buying.ts';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value.ts';
import { askOf, choicesOf, inTime, withPlan } from './plans.ts';
import { planRequest, type RequestPlan, type Strategy } from './request-calls.ts';
import type { Line } from './request-lines.ts';
import type { Arrivals } from './request-words.ts';

interface PlansAnswer {
  text: string;
  /** what was asked of each line */
  asked: ReadonlyMap<string, string>;
  plans: readonly RequestPlan[];
  arrivals: Arrivals;
}
interface PlansFailure {
  text: string;
  failure: string;
}

const NO_ARRIVALS: Arrivals = new Map();

/** What the button orders by a plan. */
export const buyingBy = (plan: RequestPlan | undefined): Buying | undefined =>
  plan?.plan ? buyingOf(plan.lines, plan.plan) : undefined;

/**
 * The ways to buy the lines as a whole, asked of the server whenever lines have changed, and the lines as the chosen one
 * buys them.
 */
export function usePlans(
  id: string,
  lines: readonly Line[] | undefined,
  {
    strategy,
    addressId,
    turn,
    arriveBy,
  }: { strategy: Strategy; addressId: string | null; turn: number; arriveBy: string | null },
) {
  const [planned, setPlanned] = useState<PlansAnswer>();
  const [failed, setFailed] = useState<PlansFailure>();
  const [attempt, setAttempt] = useState(0);
  const wanted = useMemo(() => (lines ?? []).flatMap((line) => askOf(line) ?? []), [lines]);
  const text = JSON.stringify([wanted, addressId, turn, arriveBy]);
  const asked = useDebouncedValue(text);
  useEffect(() => {
    if (asked !== text || wanted.length === 0) return;
    const calling = new AbortController();
    planRequest(id, { lines: wanted, address_id: addressId }, calling.signal).then(
      ({ data, arrivals }) =>
        setPlanned({
          text,
          asked: new Map(wanted.map((one) => [one.line_id, JSON.stringify(one)])),
          plans: choicesOf(data),
          arrivals: new Map(
            arrivals.map((one) => [
              one.offer_id,
              { day: one.arrives_on, isFetched: one.is_fetched },
            ]),
          ),
        }),
      (reason: unknown) => !isAborted(reason) && setFailed({ text, failure: messageOf(reason) }),
    );
    return () => calling.abort();
  }, [asked, text, attempt]);
  const plans = planned?.plans ?? [];
  const chosen = plans.find((plan) => plan.strategy === strategy) ?? plans[0];
  const shown = useMemo(
    () =>
      lines &&
      withPlan(inTime(lines, planned?.arrivals, arriveBy), chosen, planned?.asked ?? new Map()),
    [lines, chosen, planned, arriveBy],
  );
  const isCurrent = planned?.text === text && wanted.length > 0;
  return {
    lines: shown,
    plans: wanted.length > 0 ? plans : [],
    chosen: chosen?.strategy ?? strategy,
    isAsking: wanted.length > 0 && !isCurrent && failed?.text !== text,
    arrivals: planned?.arrivals ?? NO_ARRIVALS,
    buying: isCurrent ? buyingBy(chosen) : undefined,
    failure: !isCurrent && failed?.text === text ? failed.failure : undefined,
    onRetry: () => {
      setFailed(undefined);
      setAttempt(attempt + 1);
    },
  };
}
