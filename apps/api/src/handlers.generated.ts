// Written by scripts/generate-handlers.ts: `pnpm gen`.
import * as addresses from './modules/addresses/addresses.handlers.ts';
import * as authPassword from './modules/auth/auth-password.handlers.ts';
import * as auth from './modules/auth/auth.handlers.ts';
import * as cartAdd from './modules/cart/cart-add.handlers.ts';
import * as cart from './modules/cart/cart.handlers.ts';
import * as catalogExport from './modules/catalog/catalog-export.handlers.ts';
import * as catalog from './modules/catalog/catalog.handlers.ts';
import * as matching from './modules/catalog/matching/matching.handlers.ts';
import * as keptRequests from './modules/catalog/matching/requests/kept-requests.handlers.ts';
import * as product from './modules/catalog/product.handlers.ts';
import * as selections from './modules/catalog/selections/selections.handlers.ts';
import * as feeds from './modules/catalog/showcase/feeds.handlers.ts';
import * as showcaseOffer from './modules/catalog/showcase/offer/showcase-offer.handlers.ts';
import * as showcase from './modules/catalog/showcase/showcase.handlers.ts';
import * as substitutes from './modules/catalog/substitutes/substitutes.handlers.ts';
import * as suggestions from './modules/catalog/suggestions.handlers.ts';
import * as vocabulary from './modules/catalog/vocabulary.handlers.ts';
import * as keptWatches from './modules/catalog/watches/kept-watches.handlers.ts';
import * as changes from './modules/changes/changes.handlers.ts';
import * as clientReports from './modules/client-reports/client-reports.handlers.ts';
import * as companies from './modules/companies/companies.handlers.ts';
import * as companyDeletion from './modules/companies/company-deletion.handlers.ts';
import * as companyDemand from './modules/companies/company-demand.handlers.ts';
import * as companyLog from './modules/companies/company-log.handlers.ts';
import * as invitations from './modules/companies/invitations.handlers.ts';
import * as delivery from './modules/delivery/delivery.handlers.ts';
import * as employees from './modules/employees/employees.handlers.ts';
import * as mandates from './modules/employees/mandates.handlers.ts';
import * as events from './modules/events/events.handlers.ts';
import * as eventWebhooks from './modules/events/webhooks/event-webhooks.handlers.ts';
import * as facts from './modules/facts/facts.handlers.ts';
import * as files from './modules/files/files.handlers.ts';
import * as keys from './modules/keys/keys.handlers.ts';
import * as lostChoices from './modules/lost-choices/lost-choices.handlers.ts';
import * as marketDemand from './modules/market-demand/market-demand.handlers.ts';
import * as marketFacts from './modules/market-facts/market-facts.handlers.ts';
import * as news from './modules/news/news.handlers.ts';
import * as noticeBrowsers from './modules/notices/notice-browsers.handlers.ts';
import * as notices from './modules/notices/notices.handlers.ts';
import * as appeals from './modules/orders/appeals.handlers.ts';
import * as approvals from './modules/orders/approvals/approvals.handlers.ts';
import * as bankChanges from './modules/orders/bank-changes.handlers.ts';
import * as buyerCredit from './modules/orders/buyer-credit.handlers.ts';
import * as claims from './modules/orders/claims.handlers.ts';
import * as documents from './modules/orders/documents.handlers.ts';
import * as orderMessages from './modules/orders/messages/order-messages.handlers.ts';
import * as orderAnswer from './modules/orders/order-answer.handlers.ts';
import * as orderGoods from './modules/orders/order-goods.handlers.ts';
import * as orderLists from './modules/orders/order-lists.handlers.ts';
import * as orderMoney from './modules/orders/order-money.handlers.ts';
import * as orders from './modules/orders/orders.handlers.ts';
import * as orderCreate from './modules/orders/placing/order-create.handlers.ts';
import * as purchases from './modules/orders/placing/purchases.handlers.ts';
import * as orderPlans from './modules/orders/plans/order-plans.handlers.ts';
import * as orderRequests from './modules/orders/requests/order-requests.handlers.ts';
import * as requestRepeats from './modules/orders/requests/repeats/request-repeats.handlers.ts';
import * as doubts from './modules/price-lists/doubts.handlers.ts';
import * as priceListExchange from './modules/price-lists/exchange/price-list-exchange.handlers.ts';
import * as listChecks from './modules/price-lists/list-checks.handlers.ts';
import * as priceLists from './modules/price-lists/price-lists.handlers.ts';
import * as importReport from './modules/price-lists/report/import-report.handlers.ts';
import * as sources from './modules/price-lists/sources/sources.handlers.ts';
import * as profileAddresses from './modules/profile/profile-addresses.handlers.ts';
import * as profile from './modules/profile/profile.handlers.ts';
import * as quoteAnswers from './modules/quotes/answers/quote-answers.handlers.ts';
import * as quoteWishes from './modules/quotes/answers/quote-wishes.handlers.ts';
import * as inquiryEnd from './modules/quotes/inquiry-end.handlers.ts';
import * as quotes from './modules/quotes/quotes.handlers.ts';
import * as shownQuotes from './modules/quotes/shown/shown-quotes.handlers.ts';
import * as requests from './modules/requests/requests.handlers.ts';
import * as requisites from './modules/requisites/requisites.handlers.ts';
import * as restsPush from './modules/rests/rests-push.handlers.ts';
import * as restsRepricing from './modules/rests/rests-repricing.handlers.ts';
import * as rests from './modules/rests/rests.handlers.ts';
import * as codeApps from './modules/second-factor/code-apps.handlers.ts';
import * as passkeys from './modules/second-factor/passkeys.handlers.ts';
import * as secondFactorProve from './modules/second-factor/second-factor-prove.handlers.ts';
import * as secondFactor from './modules/second-factor/second-factor.handlers.ts';
import * as statistics from './modules/statistics/statistics.handlers.ts';
import * as status from './modules/status/status.handlers.ts';
import * as suppliers from './modules/suppliers/suppliers.handlers.ts';
import * as warehouses from './modules/warehouses/warehouses.handlers.ts';

/** The handlers of all modules. */
export const moduleHandlers = {
  ...addresses,
  ...authPassword,
  ...auth,
  ...cartAdd,
  ...cart,
  ...catalogExport,
  ...catalog,
  ...matching,
  ...keptRequests,
  ...product,
  ...selections,
  ...feeds,
  ...showcaseOffer,
  ...showcase,
  ...substitutes,
  ...suggestions,
  ...vocabulary,
  ...keptWatches,
  ...changes,
  ...clientReports,
  ...companies,
  ...companyDeletion,
  ...companyDemand,
  ...companyLog,
  ...invitations,
  ...delivery,
  ...employees,
  ...mandates,
  ...events,
  ...eventWebhooks,
  ...facts,
  ...files,
  ...keys,
  ...lostChoices,
  ...marketDemand,
  ...marketFacts,
  ...news,
  ...noticeBrowsers,
  ...notices,
  ...appeals,
  ...approvals,
  ...bankChanges,
  ...buyerCredit,
  ...claims,
  ...documents,
  ...orderMessages,
  ...orderAnswer,
  ...orderGoods,
  ...orderLists,
  ...orderMoney,
  ...orders,
  ...orderCreate,
  ...purchases,
  ...orderPlans,
  ...orderRequests,
  ...requestRepeats,
  ...doubts,
  ...priceListExchange,
  ...listChecks,
  ...priceLists,
  ...importReport,
  ...sources,
  ...profileAddresses,
  ...profile,
  ...quoteAnswers,
  ...quoteWishes,
  ...inquiryEnd,
  ...quotes,
  ...shownQuotes,
  ...requests,
  ...requisites,
  ...restsPush,
  ...restsRepricing,
  ...rests,
  ...codeApps,
  ...passkeys,
  ...secondFactorProve,
  ...secondFactor,
  ...statistics,
  ...status,
  ...suppliers,
  ...warehouses,
};
