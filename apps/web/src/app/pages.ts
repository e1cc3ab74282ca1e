import { productIdOf } from '@org/trade/product-path';
import type { ComponentType } from 'react';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { load } from '../shared/api/load.ts';
import { paths } from '../shared/page/paths.ts';
import { type SectionCode, sections } from '../shared/sections.ts';
import { sessionContext } from '../shared/session/page-session.ts';

/** Returns a function, because the router swallows the failure of single lazy properties. */
export const lazyRoute = (fetchPart: () => Promise<ComponentType>) => async () => ({
  Component: await load(fetchPart),
});

const page = (path: string, fetchPage: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: lazyRoute(fetchPage),
});

const prefetchMarket = async ({ context }: LoaderFunctionArgs) => {
  const { prefetchStatistics } = await load(
    () => import('../features/statistics/statistics.atoms.ts'),
  );
  prefetchStatistics(context.get(sessionContext));
  return null;
};

/** A page of a section's list, of a part of it, or of a product. */
const section = (path: string, loader: LoaderFunction): RouteObject => ({
  ...page(path, async () => (await import('../pages/section.tsx')).Section),
  // the list is requested in parallel with the page's code, not after it; once the page is there, it makes its own
  // requests
  shouldRevalidate: () => false,
  loader,
});

/** Starts the requests of a section's list, or of the part of it that the path names. */
const prefetchPart =
  (code: SectionCode) =>
  async ({ request, params, context }: LoaderFunctionArgs) => {
    const { prefetchSelection } = await load(
      () => import('../features/catalog/selections/selections.atoms.ts'),
    );
    const path = [params.product ?? params.part, params.kind].filter(Boolean).join('/');
    void prefetchSelection(
      context.get(sessionContext),
      { section: code, path },
      new URL(request.url).searchParams,
    );
    return null;
  };

async function prefetchProductPage(id: string, { context }: LoaderFunctionArgs) {
  const [{ prefetchProduct }, { prefetchFacts }, { prefetchOffers }, { loadParts }] = await load(
    () =>
      Promise.all([
        import('../features/catalog/search/catalog.atoms.ts'),
        import('../features/catalog/facts/facts.atoms.ts'),
        import('../features/catalog/offers/offers.atoms.ts'),
        import('../shared/page/lazy-part.ts'),
        import('../pages/section.tsx'),
      ]),
  );
  const session = context.get(sessionContext);
  void prefetchProduct(session, id);
  prefetchFacts(session, id);
  prefetchOffers(session, id);
  await loadParts(['ProductPage']);
  return null;
}

/** Pages that anybody may see. */
export const publicPages: RouteObject[] = [
  {
    ...page(paths.home, async () => (await import('../pages/home.tsx')).Home),
    loader: prefetchMarket,
  },
  ...sections.flatMap(({ code, path }) => [
    section(path, prefetchPart(code)),
    section(`${path}/:product`, async (args) => {
      const id = productIdOf(args.params.product ?? '');
      return id === undefined ? prefetchPart(code)(args) : prefetchProductPage(id, args);
    }),
    section(`${path}/:part/:kind`, prefetchPart(code)),
  ]),
  {
    ...page(paths.catalog, async () => (await import('../pages/catalog.tsx')).Catalog),
    loader: prefetchMarket,
  },
  {
    ...page(paths.suppliers, async () => (await import('../pages/suppliers.tsx')).Suppliers),
    shouldRevalidate: () => false,
    loader: async ({ request, context }) => {
      const { prefetchSuppliers } = await load(
        () => import('../features/suppliers/suppliers.atoms.ts'),
      );
      prefetchSuppliers(context.get(sessionContext), new URL(request.url).searchParams);
      return null;
    },
  },
  {
    ...page(paths.compare(), async () => (await import('../pages/compare.tsx')).Compare),
    shouldRevalidate: () => false,
    loader: async ({ request, context }) => {
      const [{ prefetchCompared }, { readComparedIds, readPieces }] = await load(() =>
        Promise.all([
          import('../features/catalog/compare/compare.atoms.ts'),
          import('../features/catalog/offers/compared-ids.ts'),
        ]),
      );
      const { searchParams } = new URL(request.url);
      prefetchCompared(context.get(sessionContext), {
        ids: readComparedIds(searchParams),
        pieces: readPieces(searchParams),
      });
      return null;
    },
  },
  page(paths.priceCheck, async () => (await import('../pages/price-check.tsx')).PriceCheckPage),
  page(
    paths.invitation,
    async () => (await import('../pages/account/account-invitation.tsx')).Invitation,
  ),
  page(paths.lettersOff, async () => (await import('../pages/account/letters-off.tsx')).LettersOff),
  page(paths.test, async () => (await import('../pages/test.tsx')).Test),
];

/** Pages behind the guard that take the whole width. */
export const guardedPages: RouteObject[] = [
  {
    ...page('/suppliers/:id', async () => (await import('../pages/supplier.tsx')).Supplier),
    loader: async ({ params, context }) => {
      const { prefetchSupplier } = await load(
        () => import('../features/suppliers/suppliers.atoms.ts'),
      );
      if (params.id) prefetchSupplier(context.get(sessionContext), params.id);
      return null;
    },
  },
  {
    ...page(paths.cart, async () => (await import('../pages/orders/cart.tsx')).Cart),
    loader: async ({ context }) => {
      const { prefetchCart } = await load(() => import('../shared/cart/cart.atoms.ts'));
      prefetchCart(context.get(sessionContext));
      return null;
    },
  },
  // shows the source of a row and its reading side by side
  page(
    `${paths.companies}/:company/rests/imports/:import`,
    async () => (await import('../pages/company/goods/import.tsx')).CompanyImport,
  ),
  page('/orders/:id', async () => (await import('../pages/orders/order.tsx')).Order),
  page(paths.requests, async () => (await import('../pages/orders/requests.tsx')).Requests),
  page('/requests/:id', async () => (await import('../pages/orders/request.tsx')).Request),
  page('/requests/:id/quotes', async () => (await import('../pages/orders/quotes.tsx')).Quotes),
  { path: paths.bulkOrder, loader: () => redirect(paths.requests) },
];

/** One company: the common part of its pages, and the pages. */
const companyPages: RouteObject = {
  path: `${paths.companies}/:company`,
  lazy: lazyRoute(async () => (await import('../pages/company/company.tsx')).Company),
  loader: async ({ params, context }) => {
    const { prefetchCompany } = await load(
      () => import('../features/companies/companies.atoms.ts'),
    );
    if (params.company) prefetchCompany(context.get(sessionContext), params.company);
    return null;
  },
  children: [
    {
      index: true,
      lazy: lazyRoute(async () => (await import('../pages/company/info.tsx')).CompanyInfo),
    },
    page('edit', async () => (await import('../pages/company/edit.tsx')).CompanyEdit),
    page('security', async () => (await import('../pages/company/security.tsx')).CompanySecurity),
    page(
      'employees',
      async () => (await import('../pages/company/employees.tsx')).CompanyEmployees,
    ),
    page(
      'approvals',
      async () => (await import('../pages/company/company-approvals.tsx')).CompanyApprovals,
    ),
    page('rests', async () => (await import('../pages/company/goods/good-rests.tsx')).CompanyRests),
    page(
      'rests/imports',
      async () => (await import('../pages/company/goods/good-imports.tsx')).CompanyImports,
    ),
    page(
      'rests/sources',
      async () => (await import('../pages/company/goods/good-sources.tsx')).CompanySources,
    ),
    page(
      'warehouses',
      async () => (await import('../pages/company/warehouses.tsx')).CompanyWarehouses,
    ),
    page('orders', async () => (await import('../pages/company/company-orders.tsx')).CompanyOrders),
    page('demand', async () => (await import('../pages/company/demand.tsx')).CompanyDemand),
    page(
      'demand/inquiries',
      async () => (await import('../pages/company/inquiries.tsx')).CompanyInquiries,
    ),
    page(
      'demand/inquiries/:inquiry',
      async () => (await import('../pages/company/inquiry.tsx')).CompanyInquiry,
    ),
    page('demand/lost', async () => (await import('../pages/company/lost.tsx')).CompanyLost),
    page(
      'demand/reliability',
      async () => (await import('../pages/company/reliability.tsx')).CompanyReliability,
    ),
    page('sales', async () => (await import('../pages/company/sales.tsx')).CompanySales),
    page('buyers', async () => (await import('../pages/company/buyers.tsx')).CompanyBuyers),
    page('delivery', async () => (await import('../pages/company/delivery.tsx')).CompanyDelivery),
    page(
      'showcases',
      async () => (await import('../pages/company/goods/showcases.tsx')).CompanyShowcases,
    ),
    page(
      'showcases/:showcase',
      async () => (await import('../pages/company/goods/showcase.tsx')).CompanyShowcase,
    ),
    page('keys', async () => (await import('../pages/company/goods/keys.tsx')).CompanyKeys),
  ],
};

/** Pages behind the guard in the area of the signed-in user. */
export const ownPages: RouteObject[] = [
  {
    ...page(
      paths.profile,
      async () => (await import('../pages/account/account-profile.tsx')).Profile,
    ),
    loader: async ({ context }) => {
      const { prefetchProfile } = await load(() => import('../features/profile/profile.atoms.ts'));
      prefetchProfile(context.get(sessionContext));
      return null;
    },
  },
  page(
    paths.favoriteSuppliers,
    async () => (await import('../pages/account/favorite-suppliers.tsx')).FavoriteSuppliers,
  ),
  {
    ...page(
      paths.companies,
      async () => (await import('../pages/company/companies.tsx')).Companies,
    ),
    loader: async ({ context }) => {
      const { prefetchCompanies } = await load(
        () => import('../features/companies/companies.atoms.ts'),
      );
      prefetchCompanies(context.get(sessionContext));
      return null;
    },
  },
  page(
    paths.companyCreate(),
    async () => (await import('../pages/company/create.tsx')).CompanyCreate,
  ),
  companyPages,
  page(
    '/showcases/new',
    async () => (await import('../pages/company/goods/new-showcase.tsx')).NewShowcase,
  ),
  {
    ...page(paths.redirect, async () => (await import('../pages/redirect.tsx')).Redirect),
    loader: async ({ request }) => {
      const { followLink } = await load(() => import('../features/profile/verification.ts'));
      return followLink(new URL(request.url).searchParams);
    },
  },
  page(paths.orders, async () => (await import('../pages/orders/orders.tsx')).Orders),
  page(paths.purchases, async () => (await import('../pages/orders/purchases.tsx')).Purchases),
  page(
    paths.approvals,
    async () => (await import('../pages/account/account-approvals.tsx')).Approvals,
  ),
  page(paths.news, async () => (await import('../pages/account/news.tsx')).News),
  page(
    paths.marketFacts,
    async () => (await import('../pages/account/market-facts.tsx')).MarketFacts,
  ),
];

/** Pages that signed-in users have no use for. */
export const signInPages: RouteObject[] = [
  page(paths.login, async () => (await import('../pages/account/login.tsx')).Login),
  page(
    paths.registration,
    async () => (await import('../pages/account/registration.tsx')).Registration,
  ),
  page(
    paths.recoveryPassword,
    async () => (await import('../pages/account/recovery-password.tsx')).RecoveryPassword,
  ),
];

/** The page behind the link of a letter. A signed-in user may follow it too. */
export const resetPage = page(
  paths.resetPassword,
  async () => (await import('../pages/account/reset-password.tsx')).ResetPassword,
);

export const notFound = page('*', async () => (await import('../pages/not-found.tsx')).NotFound);
