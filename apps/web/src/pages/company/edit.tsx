import { useNavigate } from 'react-router-dom';
import {
  deleteCompany,
  detachFilial,
  dropCompany,
} from '../../features/companies/companies.atoms.ts';
import { DeleteSection } from '../../features/companies/form/delete-section.tsx';
import { EditCompany } from '../../features/companies/form/edit-company.tsx';
import { FilialsSection } from '../../features/companies/form/filials-section.tsx';
import { toast } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { useCompany } from './company.tsx';

/** Edits a company's details, manages its branches, and deletes the company. */
export function CompanyEdit() {
  const company = useCompany();
  const navigate = useNavigate();
  const { id } = company;

  const detach = async (filial: { id: string; name: string }) => {
    await detachFilial(id, filial.id);
    toast.success(`«${filial.name}» теперь отдельная компания`);
  };
  const remove = async () => {
    await deleteCompany(id);
    await navigate(paths.companies, { replace: true });
    dropCompany(id);
    toast.success(`Компания «${company.name}» удалена. Вернуть её можно 30 дней`);
  };

  return (
    <>
      <EditCompany key={id} company={company} />
      <FilialsSection filials={company.filials} isOwner={company.owner} onDetach={detach} />
      <DeleteSection company={company} onDelete={remove} />
    </>
  );
}
