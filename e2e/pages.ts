/**
 * Every page, as those open it who use it. access.nightly.e2e.ts checks each of these addresses, paths.nightly.e2e.ts varies them, and
 * `pnpm shots` takes their pictures, which have these names. A `:word` is an id that places.ts finds in the demo.
 *
 * That addresses are written here once more is on purpose: people keep links, so none may change by accident.
 * apps/web/src/app/pages.test.ts compares these with the routes of the application.
 */
const PAGES = {
  visitor: {
    home: '/',
    catalog: '/catalog',
    'cart-visitor': '/cart',
    login: '/login',
    registration: '/registration',
    recovery: '/recovery-password',
    reset: '/reset-password?token=x&login=a@b.ru',
    invitation: '/invitation?token=x',
    'letters-off': '/letters-off?key=x&kind=orders',
    test: '/test',
    'price-check': '/price-check',
    'not-found': '/no-such-page',
  },
  buyer: {
    tires: '/tires',
    'tires-link': '/tires?product=:product',
    'tires-filtered': '/tires?season=winter&width=205&profile=55&diameter=16',
    'tires-empty': '/tires?width=205&season=winter&brand=Michelin&price_max=100',
    'tires-beyond': '/tires?page=9999',
    'tires-product': '/tires/:product',
    'tires-selection': '/tires/:tyres-size/:tyres-kind',
    'disks-product': '/disks/:disks',
    'disks-selection': '/disks/:disks-brand/:disks-kind',
    'truck-tires-product': '/truck_tires/:truck_tyres',
    'truck-tires-selection': '/truck_tires/:truck_tyres-brand/:truck_tyres-kind',
    'truck-disks-product': '/truck_disks/:truck_disks',
    'truck-disks-selection': '/truck_disks/:truck_disks-brand/:truck_disks-kind',
    'special-tires-product': '/special_tyres/:special_tyres',
    'special-tires-selection': '/special_tyres/:special_tyres-brand/:special_tyres-kind',
    'moto-tires-product': '/moto_tires/:moto_tyres',
    'moto-tires-selection': '/moto_tires/:moto_tyres-brand/:moto_tyres-kind',
    'quadro-tires-product': '/quadro_tires/:quadro_tyres',
    'quadro-tires-selection': '/quadro_tires/:quadro_tyres-brand/:quadro_tyres-kind',
    disks: '/disks',
    'truck-tires': '/truck_tires',
    'truck-disks': '/truck_disks',
    'special-tires': '/special_tyres',
    'moto-tires': '/moto_tires',
    'quadro-tires': '/quadro_tires',
    compare: '/compare?p=:product,:disks',
    suppliers: '/suppliers',
    supplier: '/suppliers/:supplier',
    favorites: '/favorite-suppliers',
    cart: '/cart',
    'bulk-order': '/bulk-order',
    requests: '/requests',
    request: '/requests/:request',
    'request-quotes': '/requests/:request/quotes',
    orders: '/orders',
    'order-new': '/orders/:order-new',
    'order-offered': '/orders/:order-offered',
    'order-confirmed': '/orders/:order-confirmed',
    'order-invoiced': '/orders/:order-invoiced',
    'order-shipped': '/orders/:order-shipped',
    'order-received': '/orders/:order-received',
    'order-closed': '/orders/:order-closed',
    'order-cancelled': '/orders/:order-cancelled',
    'order-declined': '/orders/:order-declined',
    purchases: '/purchases?by=brands',
    news: '/news',
    profile: '/profile',
    redirect: '/redirect?request=x',
    companies: '/companies',
    company: '/companies/:own-company',
    'company-edit': '/companies/:own-company/edit',
    'company-approvals-own': '/companies/:own-company/approvals',
    'company-create': '/companies/create',
  },
  supplier: {
    'market-facts': '/market-facts',
    'company-seller': '/companies/:company',
    'company-edit-seller': '/companies/:company/edit',
    'company-employees': '/companies/:company/employees',
    'company-approvals': '/companies/:company/approvals',
    approvals: '/approvals',
    'company-security': '/companies/:company/security',
    'company-rests': '/companies/:company/rests',
    'company-imports': '/companies/:company/rests/imports',
    'import-preview': '/companies/:company/rests/imports/:import-preview',
    'import-done': '/companies/:company/rests/imports/:import-done',
    'import-failed': '/companies/:company/rests/imports/:import-failed',
    'import-cancelled': '/companies/:company/rests/imports/:import-cancelled',
    'company-sources': '/companies/:company/rests/sources',
    'company-warehouses': '/companies/:company/warehouses',
    'company-orders': '/companies/:company/orders',
    'order-new-seller': '/orders/:sold-new',
    'company-sales': '/companies/:company/sales',
    'company-demand': '/companies/:company/demand',
    'company-inquiries': '/companies/:company/demand/inquiries',
    'company-inquiry': '/companies/:company/demand/inquiries/:inquiry',
    'company-lost': '/companies/:company/demand/lost',
    'company-reliability': '/companies/:company/demand/reliability',
    'company-delivery': '/companies/:company/delivery',
    'company-buyers': '/companies/:company/buyers',
    'company-keys': '/companies/:company/keys',
    showcases: '/companies/:company/showcases',
    showcase:
      '/companies/:company/showcases/:showcase?section=tyres&filter=%7B%22season%22%3A%5B%22winter%22%5D%2C%22width%22%3A%5B205%5D%7D',
    'showcase-of-whom': '/showcases/new?section=tyres&filter=%7B%7D',
  },
} as const;

export type Who = keyof typeof PAGES;

export interface PageOf {
  name: string;
  path: string;
  who: Who;
}

export const pages: readonly PageOf[] = Object.entries(PAGES).flatMap(([who, own]) =>
  Object.entries(own).map(([name, path]) => ({ name, path, who: who as Who })),
);

/** Returns the address of the page of this name. */
export function pathOf(name: string): string {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`e2e/pages.ts has no page «${name}»`);
  return page.path;
}

/** The addresses without their searches, each once. */
export const pathnames: readonly string[] = [
  ...new Set(pages.map(({ path }) => path.replace(/\?.*/, ''))),
];
