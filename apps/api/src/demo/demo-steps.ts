import type { Deal } from './deal.ts';
import type { DemoMoment } from './demo-moment.ts';
import type { People } from './people.ts';

/** A step of an order, and when it happened. `due` if it set the day until which the stock is held. */
interface Step {
  ago: DemoMoment;
  does: (deal: Deal, at: Date) => Promise<unknown>;
  due?: boolean;
}

/** The steps of an order, from its creation to its current state. */
export interface Story {
  seller: keyof People['sellers'];
  buyer: keyof People['buyers'];
  steps: readonly Step[];
}

export const OWN_CAR = 'Своя машина';
export const AUTOTRANS = 'Автотранс Плюс';

export const placed = (ago: DemoMoment, lines: number, comment: string | null = null): Step => ({
  ago,
  due: true,
  does: (deal) => deal.place(lines, comment),
});
export const confirmed = (ago: DemoMoment, terms: Parameters<Deal['confirm']>[0] = {}): Step => ({
  ago,
  due: true,
  does: (deal) => deal.confirm(terms),
});
export const accepted = (ago: DemoMoment): Step => ({ ago, does: (deal) => deal.accept() });
export const declined = (ago: DemoMoment, reason: string): Step => ({
  ago,
  does: (deal) => deal.decline('out_of_stock', reason),
});
export const invoiced = (ago: DemoMoment): Step => ({ ago, does: (deal) => deal.invoice() });
export const paid = (ago: DemoMoment, number: number, part = 1): Step => ({
  ago,
  does: (deal, at) => deal.pay(at, number, part),
});
export const shipped = (
  ago: DemoMoment,
  waybill: string,
  carrier: string,
  lines?: number,
): Step => ({
  ago,
  does: (deal, at) => deal.ship(at, { carrier, waybill, lines }),
});
export const received = (
  ago: DemoMoment,
  difference: Parameters<Deal['receive']>[0] = {},
): Step => ({
  ago,
  does: (deal) => deal.receive(difference),
});
export const messageStep = (ago: DemoMoment, side: 'buyer' | 'seller', text: string): Step => ({
  ago,
  does: (deal) => deal.say(side, text),
});
