import { TabLink, TabLinks } from '@org/ui/tabs';
import { paths } from '../../shared/page/paths.ts';

/** The pages of demand: what is looked for, what went to others, and what buyers see of the company. */
export function DemandTabs({ company, pathname }: { company: string; pathname: string }) {
  const tabs = [
    { href: paths.companyDemand(company), title: 'Что ищут' },
    { href: paths.companyLost(company), title: 'Почему не у меня' },
    { href: paths.companyInquiries(company), title: 'Запросы' },
    { href: paths.companyReliability(company), title: 'Надёжность' },
  ];
  return (
    <TabLinks label="Спрос">
      {tabs.map(({ href, title }) => (
        <TabLink key={href} href={href} isCurrent={pathname === href}>
          {title}
        </TabLink>
      ))}
    </TabLinks>
  );
}
