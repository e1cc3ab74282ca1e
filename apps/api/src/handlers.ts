import type { Handlers } from './contract/contract.ts';
import { exchangeBy } from './exchange/exchange-protocol.ts';
import { moduleHandlers } from './handlers.generated.ts';
import { exchangeSale } from './modules/orders/exchange/order-exchange.handlers.ts';
import { exchangeCatalog } from './modules/price-lists/exchange/exchange-1c.handlers.ts';

const exchange = exchangeBy(
  new Map([
    ['catalog', exchangeCatalog],
    ['sale', exchangeSale],
  ]),
);

/**
 * The handlers of all calls of the contract. If one is missing here, export it by the name of its call from a
 * `.handlers.ts` of its module, then `pnpm gen`.
 */
export const handlers = {
  ...moduleHandlers,
  askExchange: exchange,
  sendToExchange: exchange,
} satisfies Handlers;
