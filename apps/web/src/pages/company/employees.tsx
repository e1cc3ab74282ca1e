import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import {
  dropCompany,
  type Employee,
  employeesAtom,
  refreshEmployees,
} from '../../features/companies/atoms.ts';
import type { EmployeeInput } from '../../features/companies/employees/employee-dialog.tsx';
import { EmployeeList } from '../../features/companies/employees/employee-list.tsx';
import { demandAtom, refreshFactors } from '../../features/second-factor/atoms.ts';
import { DemandSwitch } from '../../features/second-factor/demand-switch.tsx';
import { api } from '../../shared/api/api.ts';
import { submit } from '../../shared/form/submit.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useCompany } from './company.tsx';

/** The employees of a company. */
export function CompanyEmployees() {
  const { id } = useCompany();
  const { data, error } = useAtomValue(employeesAtom(id));
  const navigate = useNavigate();
  if (!data && error) throw error;
  if (!data) return <Skeleton width="100%" height={240} shape="box" />;

  const add = async (input: EmployeeInput) => {
    await submit('/companies/{id}/employees', input, { path: { id } });
    await refreshEmployees();
    toast.success(input.invite ? `Приглашение отправлено на ${input.email}` : 'Сотрудник добавлен');
  };
  const change = async (employee: Employee, input: EmployeeInput) => {
    const path = { id, employee_id: employee.id };
    const send = submit('/companies/{id}/employees/{employee_id}', input, { method: 'put', path });
    await send.catch((reason: unknown) => {
      // a second letter within a minute is refused: it was asked for by a button alone, so no form can show the error
      toastError(reason);
      throw reason;
    });
    await refreshEmployees();
    toast.success(input.invite ? `Приглашение отправлено на ${input.email}` : 'Сотрудник сохранён');
  };
  const remove = async (employee: Employee) => {
    const path = { id, employee_id: employee.id };
    await api.DELETE('/companies/{id}/employees/{employee_id}', { params: { path } });
    if (!employee.me) return refreshEmployees();
    await navigate(paths.companies, { replace: true });
    dropCompany(id);
  };

  return (
    <>
      <EmployeeList employees={data} onAdd={add} onChange={change} onRemove={remove} />
      <OwnDemand id={id} />
    </>
  );
}

/** The switch that lets only employees with a second factor into the company. */
function OwnDemand({ id }: { id: string }) {
  const { data } = useAtomValue(demandAtom(id));
  if (!data) return null;
  const change = async (demanded: boolean) => {
    await submit('/companies/{id}/second-factor', { demanded }, { method: 'put', path: { id } });
    await refreshFactors();
  };
  return <DemandSwitch demand={data} onChange={change} />;
}
