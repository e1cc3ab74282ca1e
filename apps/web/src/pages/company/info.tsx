import { CompanyFacts } from '../../features/companies/company-facts.tsx';
import { useCompany } from './company.tsx';

/** The details of a company. */
export function CompanyInfo() {
  return <CompanyFacts company={useCompany()} />;
}
