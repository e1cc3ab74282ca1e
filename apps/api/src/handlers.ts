import type { Handlers } from './contract/contract.ts';
import { exchangeBy } from './exchange/protocol.ts';
import * as addresses from './modules/addresses/handlers.ts';
import * as auth from './modules/auth/handlers.ts';
import * as authPassword from './modules/auth/handlers-password.ts';
import * as cart from './modules/cart/handlers.ts';
import * as cartAdding from './modules/cart/handlers-add.ts';
import * as catalogBulk from './modules/catalog/bulk/handlers.ts';
import * as catalogBulkLists from './modules/catalog/bulk/lists/handlers.ts';
import * as catalogExports from './modules/catalog/export/handlers.ts';
import * as catalog from './modules/catalog/handlers.ts';
import * as catalogProduct from './modules/catalog/product/handlers.ts';
import * as catalogFeeds from './modules/catalog/showcase/feeds/handlers.ts';
import * as catalogShowcases from './modules/catalog/showcase/handlers.ts';
import * as catalogOffer from './modules/catalog/showcase/offer/handlers.ts';
import * as catalogSuggestions from './modules/catalog/suggestions/handlers.ts';
import * as catalogVocabulary from './modules/catalog/vocabulary/handlers.ts';
import * as changes from './modules/changes/handlers.ts';
import * as clientReports from './modules/client-reports/handlers.ts';
import * as companies from './modules/companies/handlers.ts';
import * as demand from './modules/companies/handlers-demand.ts';
import * as invitations from './modules/companies/invitations/handlers.ts';
import * as delivery from './modules/delivery/handlers.ts';
import * as employees from './modules/employees/handlers.ts';
import * as events from './modules/events/handlers.ts';
import * as webhooks from './modules/events/handlers-webhooks.ts';
import * as facts from './modules/facts/handlers.ts';
import * as files from './modules/files/handlers.ts';
import * as keys from './modules/keys/handlers.ts';
import * as news from './modules/news/handlers.ts';
import * as notices from './modules/notices/handlers.ts';
import * as noticeBrowsers from './modules/notices/handlers-browsers.ts';
import * as orderClaims from './modules/orders/claims/handlers.ts';
import * as orderAgreements from './modules/orders/credit/handlers.ts';
import * as orderDocuments from './modules/orders/documents/handlers.ts';
import { exchangeSale } from './modules/orders/exchange/handlers.ts';
import * as orders from './modules/orders/handlers.ts';
import * as orderCreation from './modules/orders/handlers-create.ts';
import * as orderAnswers from './modules/orders/life/handlers-answer.ts';
import * as orderGoods from './modules/orders/life/handlers-goods.ts';
import * as orderMoney from './modules/orders/life/handlers-money.ts';
import * as orderLists from './modules/orders/lists/handlers.ts';
import * as orderMessages from './modules/orders/messages/handlers.ts';
import * as purchases from './modules/orders/purchases/handlers.ts';
import * as plans from './modules/plans/handlers.ts';
import * as priceListDoubts from './modules/price-lists/doubts/handlers.ts';
import * as priceListExchange from './modules/price-lists/exchange/handlers.ts';
import { exchangeCatalog } from './modules/price-lists/exchange/handlers-1c.ts';
import * as priceLists from './modules/price-lists/handlers.ts';
import * as priceListReports from './modules/price-lists/report/handlers.ts';
import * as priceListSources from './modules/price-lists/sources/handlers.ts';
import * as profile from './modules/profile/handlers.ts';
import * as profileAddresses from './modules/profile/handlers-addresses.ts';
import * as requisites from './modules/requisites/handlers.ts';
import * as rests from './modules/rests/handlers.ts';
import * as pushedRests from './modules/rests/handlers-push.ts';
import * as authenticatorApps from './modules/second-factor/apps/handlers.ts';
import * as secondFactor from './modules/second-factor/handlers.ts';
import * as prove from './modules/second-factor/handlers-prove.ts';
import * as passkeys from './modules/second-factor/passkeys/handlers.ts';
import * as statistics from './modules/statistics/handlers.ts';
import * as status from './modules/status/handlers.ts';
import * as suppliers from './modules/suppliers/handlers.ts';
import * as warehouses from './modules/warehouses/handlers.ts';

const exchange = exchangeBy(
  new Map([
    ['catalog', exchangeCatalog],
    ['sale', exchangeSale],
  ]),
);

/** The handlers of all calls of the contract, from all modules. */
export const handlers = {
  ...addresses,
  ...auth,
  ...authPassword,
  ...cart,
  ...cartAdding,
  ...catalog,
  ...catalogBulk,
  ...catalogBulkLists,
  ...catalogExports,
  ...catalogFeeds,
  ...catalogOffer,
  ...catalogProduct,
  ...catalogShowcases,
  ...catalogSuggestions,
  ...catalogVocabulary,
  ...changes,
  ...clientReports,
  ...companies,
  ...delivery,
  ...demand,
  ...employees,
  ...events,
  ...facts,
  ...files,
  ...invitations,
  ...keys,
  ...orderAgreements,
  ...orderAnswers,
  ...orderClaims,
  ...orderDocuments,
  ...orderGoods,
  ...orderMessages,
  ...orderMoney,
  ...orderCreation,
  ...news,
  ...notices,
  ...noticeBrowsers,
  ...orders,
  ...orderLists,
  ...plans,
  ...priceListDoubts,
  ...priceListExchange,
  ...priceLists,
  ...priceListReports,
  ...priceListSources,
  ...profile,
  ...purchases,
  ...profileAddresses,
  ...pushedRests,
  ...requisites,
  ...rests,
  ...secondFactor,
  ...authenticatorApps,
  ...passkeys,
  ...prove,
  ...statistics,
  ...status,
  ...suppliers,
  ...warehouses,
  ...webhooks,
  askExchange: exchange,
  sendToExchange: exchange,
} satisfies Handlers;
