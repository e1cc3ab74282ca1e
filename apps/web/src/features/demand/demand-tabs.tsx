import { TabLink, TabLinks } from '@org/ui/tabs';
import { paths } from '../../shared/paths.ts';

/** The two pages of demand: what is looked for, and what went to others. */
export function DemandTabs({ company, pathname }: { company: string; pathname: string }) {
  const tabs = [
    { href: paths.companyDemand(company), title: 'Что ищут' },
    { href: paths.companyLost(company), title: 'Почему не у меня' },
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
