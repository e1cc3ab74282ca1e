import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { submit } from '../../../shared/form/submit.ts';
import { UnsavedGuard } from '../../../shared/form/unsaved-guard.tsx';
import { toast } from '../../../shared/page/messages.ts';
import { paths } from '../../../shared/page/paths.ts';
import { type Company, cacheCompany, refreshCompany } from '../companies.atoms.ts';
import { CompanyForm, isDirty } from './company-form.tsx';
import { emptyValues, newCompanyOf } from './company-values.ts';

export interface CreateCompanyProps {
  /** The company that the new one is a branch of. @default none */
  brand?: Company;
}

/** Makes a company, or a branch of one, and navigates to it. */
export function CreateCompany({ brand }: CreateCompanyProps) {
  const [initial] = useState(() => emptyValues(brand));
  const [values, setValues] = useState(initial);
  const [createdId, setCreatedId] = useState<string>();
  const navigate = useNavigate();

  useEffect(() => {
    // one render after the company was made, when nothing is unsaved any more
    if (createdId) navigate(paths.companyEdit(createdId), { replace: true });
  }, [createdId, navigate]);

  const create = async () => {
    const company = await submit('/companies', newCompanyOf(values, brand?.id ?? null));
    cacheCompany(company);
    // the parent company has one branch more
    if (brand) void refreshCompany();
    toast.success('Компания успешно создана');
    setCreatedId(company.id);
  };

  return (
    <>
      <CompanyForm
        values={values}
        saved={initial}
        onChange={setValues}
        send={create}
        createText={brand ? 'Создать филиал' : 'Создать компанию'}
        isDone={createdId !== undefined}
      />
      <UnsavedGuard isDirty={createdId === undefined && isDirty(values, initial)} />
    </>
  );
}
