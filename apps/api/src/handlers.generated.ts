// Written by scripts/generate-handlers.ts: `pnpm gen`.
import * as addresses from './modules/addresses/handlers.ts';
import * as authPassword from './modules/auth/handlers-password.ts';
import * as auth from './modules/auth/handlers.ts';
import * as cartAdd from './modules/cart/handlers-add.ts';
import * as cart from './modules/cart/handlers.ts';
import * as catalogBulk from './modules/catalog/bulk/handlers.ts';
import * as catalogBulkRequests from './modules/catalog/bulk/requests/handlers.ts';
import * as catalogExport from './modules/catalog/export/handlers.ts';
import * as catalog from './modules/catalog/handlers.ts';
import * as catalogProduct from './modules/catalog/product/handlers.ts';
import * as catalogSelections from './modules/catalog/selections/handlers.ts';
import * as catalogShowcaseFeeds from './modules/catalog/showcase/feeds/handlers.ts';
import * as catalogShowcase from './modules/catalog/showcase/handlers.ts';
import * as catalogShowcaseOffer from './modules/catalog/showcase/offer/handlers.ts';
import * as catalogSubstitutes from './modules/catalog/substitutes/handlers.ts';
import * as catalogSuggestions from './modules/catalog/suggestions/handlers.ts';
import * as catalogVocabulary from './modules/catalog/vocabulary/handlers.ts';
import * as changes from './modules/changes/handlers.ts';
import * as clientReports from './modules/client-reports/handlers.ts';
import * as companiesDeletion from './modules/companies/deletion/handlers.ts';
import * as companiesDemand from './modules/companies/handlers-demand.ts';
import * as companies from './modules/companies/handlers.ts';
import * as companiesInvitations from './modules/companies/invitations/handlers.ts';
import * as companiesLog from './modules/companies/log/handlers.ts';
import * as delivery from './modules/delivery/handlers.ts';
import * as employees from './modules/employees/handlers.ts';
import * as employeesMandates from './modules/employees/mandates/handlers.ts';
import * as eventsWebhooks from './modules/events/handlers-webhooks.ts';
import * as events from './modules/events/handlers.ts';
import * as facts from './modules/facts/handlers.ts';
import * as files from './modules/files/handlers.ts';
import * as keys from './modules/keys/handlers.ts';
import * as lostChoices from './modules/lost-choices/handlers.ts';
import * as marketDemand from './modules/market-demand/handlers.ts';
import * as news from './modules/news/handlers.ts';
import * as noticesBrowsers from './modules/notices/handlers-browsers.ts';
import * as notices from './modules/notices/handlers.ts';
import * as ordersAppeals from './modules/orders/appeals/handlers.ts';
import * as ordersApprovals from './modules/orders/approvals/handlers.ts';
import * as ordersBankChanges from './modules/orders/bank-changes/handlers.ts';
import * as ordersClaims from './modules/orders/claims/handlers.ts';
import * as ordersCredit from './modules/orders/credit/handlers.ts';
import * as ordersDocuments from './modules/orders/documents/handlers.ts';
import * as ordersCreate from './modules/orders/handlers-create.ts';
import * as orders from './modules/orders/handlers.ts';
import * as ordersLifeAnswer from './modules/orders/life/handlers-answer.ts';
import * as ordersLifeGoods from './modules/orders/life/handlers-goods.ts';
import * as ordersLifeMoney from './modules/orders/life/handlers-money.ts';
import * as ordersLists from './modules/orders/lists/handlers.ts';
import * as ordersMessages from './modules/orders/messages/handlers.ts';
import * as ordersPlans from './modules/orders/plans/handlers.ts';
import * as ordersPurchases from './modules/orders/purchases/handlers.ts';
import * as ordersRequests from './modules/orders/requests/handlers.ts';
import * as priceListsChecks from './modules/price-lists/checks/handlers.ts';
import * as priceListsDoubts from './modules/price-lists/doubts/handlers.ts';
import * as priceListsExchange from './modules/price-lists/exchange/handlers.ts';
import * as priceLists from './modules/price-lists/handlers.ts';
import * as priceListsReport from './modules/price-lists/report/handlers.ts';
import * as priceListsSources from './modules/price-lists/sources/handlers.ts';
import * as profileAddresses from './modules/profile/handlers-addresses.ts';
import * as profile from './modules/profile/handlers.ts';
import * as quotesAnswers from './modules/quotes/answers/handlers.ts';
import * as quotes from './modules/quotes/handlers.ts';
import * as quotesShown from './modules/quotes/shown/handlers.ts';
import * as requests from './modules/requests/handlers.ts';
import * as requisites from './modules/requisites/handlers.ts';
import * as restsPush from './modules/rests/handlers-push.ts';
import * as restsRepricing from './modules/rests/handlers-repricing.ts';
import * as rests from './modules/rests/handlers.ts';
import * as secondFactorApps from './modules/second-factor/apps/handlers.ts';
import * as secondFactorProve from './modules/second-factor/handlers-prove.ts';
import * as secondFactor from './modules/second-factor/handlers.ts';
import * as secondFactorPasskeys from './modules/second-factor/passkeys/handlers.ts';
import * as statistics from './modules/statistics/handlers.ts';
import * as status from './modules/status/handlers.ts';
import * as suppliers from './modules/suppliers/handlers.ts';
import * as warehouses from './modules/warehouses/handlers.ts';

/** The handlers of all modules. */
export const moduleHandlers = {
  ...addresses,
  ...authPassword,
  ...auth,
  ...cartAdd,
  ...cart,
  ...catalogBulk,
  ...catalogBulkRequests,
  ...catalogExport,
  ...catalog,
  ...catalogProduct,
  ...catalogSelections,
  ...catalogShowcaseFeeds,
  ...catalogShowcase,
  ...catalogShowcaseOffer,
  ...catalogSubstitutes,
  ...catalogSuggestions,
  ...catalogVocabulary,
  ...changes,
  ...clientReports,
  ...companiesDeletion,
  ...companiesDemand,
  ...companies,
  ...companiesInvitations,
  ...companiesLog,
  ...delivery,
  ...employees,
  ...employeesMandates,
  ...eventsWebhooks,
  ...events,
  ...facts,
  ...files,
  ...keys,
  ...lostChoices,
  ...marketDemand,
  ...news,
  ...noticesBrowsers,
  ...notices,
  ...ordersAppeals,
  ...ordersApprovals,
  ...ordersBankChanges,
  ...ordersClaims,
  ...ordersCredit,
  ...ordersDocuments,
  ...ordersCreate,
  ...orders,
  ...ordersLifeAnswer,
  ...ordersLifeGoods,
  ...ordersLifeMoney,
  ...ordersLists,
  ...ordersMessages,
  ...ordersPlans,
  ...ordersPurchases,
  ...ordersRequests,
  ...priceListsChecks,
  ...priceListsDoubts,
  ...priceListsExchange,
  ...priceLists,
  ...priceListsReport,
  ...priceListsSources,
  ...profileAddresses,
  ...profile,
  ...quotesAnswers,
  ...quotes,
  ...quotesShown,
  ...requests,
  ...requisites,
  ...restsPush,
  ...restsRepricing,
  ...rests,
  ...secondFactorApps,
  ...secondFactorProve,
  ...secondFactor,
  ...secondFactorPasskeys,
  ...statistics,
  ...status,
  ...suppliers,
  ...warehouses,
};
