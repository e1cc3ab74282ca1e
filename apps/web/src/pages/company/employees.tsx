import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  dropCompany,
  type Employee,
  employeesAtom,
  loadEnding,
  type Mandate,
  mandatesAtom,
  refreshEmployees,
  refreshMandates,
  removeEmployee,
  setOwner,
  takeMandates,
} from '../../features/companies/companies.atoms.ts';
import type { EmployeeInput } from '../../features/companies/employees/employee-dialog.tsx';
import { EmployeeList } from '../../features/companies/employees/employee-list.tsx';
import type { HandOver } from '../../features/companies/employees/remove-dialog.tsx';
import { StoppedMandates } from '../../features/companies/employees/stopped-mandates.tsx';
import { DemandSwitch } from '../../features/second-factor/demand-switch.tsx';
import { demandAtom, refreshFactors } from '../../features/second-factor/second-factor.atoms.ts';
import { submit } from '../../shared/form/submit.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { useCompany } from './company.tsx';

export function CompanyEmployees() {
  const { id, owner, rights } = useCompany();
  const canManage = rights.includes('manage');
  const { data, error } = useAtomValue(employeesAtom(id));
  const navigate = useNavigate();
  const onLoadMandates = useCallback(({ id: one }: Employee) => loadEnding(id, one), [id]);
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
    if (input.roles) void refreshMandates();
    toast.success(input.invite ? `Приглашение отправлено на ${input.email}` : 'Сотрудник сохранён');
  };
  const remove = async (employee: Employee, hand_over: HandOver) => {
    await removeEmployee(id, employee.id, { hand_over });
    if (!employee.me) {
      void refreshMandates();
      return refreshEmployees();
    }
    await navigate(paths.companies, { replace: true });
    dropCompany(id);
  };

  const changeOwner = async (employee: Employee, isOwner: boolean) => {
    await setOwner(id, employee.id, isOwner);
    toast.success(
      isOwner
        ? `${employee.full_name} теперь владелец`
        : `${employee.full_name} больше не владелец`,
    );
  };

  return (
    <>
      <EmployeeList
        companyId={id}
        employees={data}
        canManage={canManage}
        onAdd={add}
        onChange={change}
        onLoadMandates={onLoadMandates}
        onRemove={remove}
        onSetOwner={owner ? changeOwner : undefined}
      />
      {canManage && <OwnMandates id={id} />}
      {owner && <OwnDemand id={id} />}
    </>
  );
}

/** What has stopped, for the user to take over. */
function OwnMandates({ id }: { id: string }) {
  const { data } = useAtomValue(mandatesAtom(id));
  if (!data) return null;
  const take = async (stopped: readonly Mandate[]) => {
    await takeMandates(id, stopped);
    toast.success('Теперь это действует от вашего имени');
  };
  return <StoppedMandates companyId={id} mandates={data} onTake={take} />;
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
