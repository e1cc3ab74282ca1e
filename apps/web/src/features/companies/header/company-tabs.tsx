import { TabLink, TabLinks } from '@org/ui/tabs';
import { formatNumber } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { Company } from '../companies.atoms.ts';

export interface CompanyTabsProps {
  /** The company; none while it is being made. */
  company?: Pick<Company, 'id' | 'employees_count' | 'rests_count' | 'price_list_at' | 'owner'>;
  /** Orders that wait for an answer; none before they are counted. */
  newOrders?: number | undefined;
  /** What waits for the user's yes; none before it is counted. */
  approvals?: number | undefined;
  /** The path of the open page. */
  pathname: string;
}

/** The pages of a company as tabs. */
export function CompanyTabs({ company, newOrders, approvals, pathname }: CompanyTabsProps) {
  if (!company)
    return (
      <TabLinks label="Разделы компании">
        <TabLink href={pathname} isCurrent>
          Профиль
        </TabLink>
      </TabLinks>
    );
  const { id, employees_count, rests_count } = company;
  // a company that is sold out still has orders; one that only buys has no use for the seller's pages
  const sells = rests_count > 0 || company.price_list_at !== null || Boolean(newOrders);
  const tabs = [
    { href: paths.companyEdit(id), title: 'Профиль' },
    { href: paths.company(id), title: 'О компании', isExact: true },
    { href: paths.companyEmployees(id), title: 'Сотрудники', count: employees_count },
    // somebody alone has nobody to ask
    ...(employees_count > 1 || approvals
      ? [{ href: paths.companyApprovals(id), title: 'Согласования', count: approvals || undefined }]
      : []),
    { href: paths.companyRests(id), title: 'Остатки', count: rests_count },
    { href: paths.companyWarehouses(id), title: 'Склады' },
    ...(sells
      ? [
          { href: paths.companyOrders(id), title: 'Заказы', count: newOrders || undefined },
          { href: paths.companySales(id), title: 'Продажи' },
          { href: paths.companyDemand(id), title: 'Спрос' },
          { href: paths.companyDelivery(id), title: 'Доставка' },
          { href: paths.companyBuyers(id), title: 'Покупатели' },
          { href: paths.companyShowcases(id), title: 'Витрины' },
        ]
      : []),
    { href: paths.companyKeys(id), title: 'API' },
    ...(company.owner ? [{ href: paths.companySecurity(id), title: 'Журнал' }] : []),
  ];
  return (
    <TabLinks label="Разделы компании">
      {tabs.map(({ href, title, count, isExact }) => (
        <TabLink
          key={href}
          href={href}
          isCurrent={pathname === href || (!isExact && pathname.startsWith(`${href}/`))}
          count={count === undefined ? undefined : formatNumber(count)}
        >
          {title}
        </TabLink>
      ))}
    </TabLinks>
  );
}
