/** Every address of the application. No other code writes one by hand. */
export const paths = {
  home: '/',
  catalog: '/catalog',
  tires: '/tires',
  disks: '/disks',
  /** @param pieces for how many prices are compared; a set if absent */
  compare: (ids: readonly string[] = [], pieces?: number) =>
    ids.length > 0
      ? `/compare?p=${ids.join(',')}${pieces === undefined ? '' : `&n=${pieces}`}`
      : '/compare',
  suppliers: '/suppliers',
  supplier: (id: string) => `/suppliers/${encodeURIComponent(id)}`,
  favoriteSuppliers: '/favorite-suppliers',
  priceCheck: '/price-check',
  cart: '/cart',
  requests: '/requests',
  request: (id: string) => `/requests/${encodeURIComponent(id)}`,
  requestQuotes: (id: string) => `/requests/${encodeURIComponent(id)}/quotes`,
  /** where requests were before */
  bulkOrder: '/bulk-order',
  orders: '/orders',
  purchases: '/purchases',
  news: '/news',
  approvals: '/approvals',
  marketFacts: '/market-facts',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  login: '/login',
  registration: '/registration',
  recoveryPassword: '/recovery-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  companies: '/companies',
  company: (id: string) => `/companies/${encodeURIComponent(id)}`,
  companyEdit: (id: string) => `/companies/${encodeURIComponent(id)}/edit`,
  companySecurity: (id: string) => `/companies/${encodeURIComponent(id)}/security`,
  companyEmployees: (id: string) => `/companies/${encodeURIComponent(id)}/employees`,
  companyApprovals: (id: string) => `/companies/${encodeURIComponent(id)}/approvals`,
  companyRests: (id: string) => `/companies/${encodeURIComponent(id)}/rests`,
  companyWarehouses: (id: string) => `/companies/${encodeURIComponent(id)}/warehouses`,
  companyKeys: (id: string) => `/companies/${encodeURIComponent(id)}/keys`,
  companyShowcases: (id: string) => `/companies/${encodeURIComponent(id)}/showcases`,
  companyShowcase: (id: string, showcase: string) =>
    `/companies/${encodeURIComponent(id)}/showcases/${encodeURIComponent(showcase)}`,
  newShowcase: (section: string, filter: object) =>
    `/showcases/new?${new URLSearchParams({ section, filter: JSON.stringify(filter) })}`,
  companyOrders: (id: string) => `/companies/${encodeURIComponent(id)}/orders`,
  companyDelivery: (id: string) => `/companies/${encodeURIComponent(id)}/delivery`,
  companySales: (id: string) => `/companies/${encodeURIComponent(id)}/sales`,
  companyDemand: (id: string) => `/companies/${encodeURIComponent(id)}/demand`,
  companyInquiries: (id: string) => `/companies/${encodeURIComponent(id)}/demand/inquiries`,
  companyInquiry: (id: string, inquiry: string) =>
    `/companies/${encodeURIComponent(id)}/demand/inquiries/${encodeURIComponent(inquiry)}`,
  companyLost: (id: string) => `/companies/${encodeURIComponent(id)}/demand/lost`,
  companyReliability: (id: string) => `/companies/${encodeURIComponent(id)}/demand/reliability`,
  companyBuyers: (id: string) => `/companies/${encodeURIComponent(id)}/buyers`,
  companyImports: (id: string) => `/companies/${encodeURIComponent(id)}/rests/imports`,
  companySources: (id: string) => `/companies/${encodeURIComponent(id)}/rests/sources`,
  companyImport: (id: string, importId: string) =>
    `/companies/${encodeURIComponent(id)}/rests/imports/${encodeURIComponent(importId)}`,
  companyCreate: (parentId?: string) =>
    parentId
      ? `/companies/create?${new URLSearchParams({ parent_id: parentId })}`
      : '/companies/create',
  invitation: '/invitation',
  lettersOff: '/letters-off',
  redirect: '/redirect',
  test: '/test',
} as const;
