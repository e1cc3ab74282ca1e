import { CompanyFacts } from '../../features/companies/company-facts.tsx';
import { useCompany } from './company.tsx';

/** What is known of a company. */
export function CompanyInfo() {
  return <CompanyFacts company={useCompany()} />;
}
