import { MANDATE_RIGHTS, rightsOf } from '@org/trade/roles';
import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Select } from '@org/ui/select';
import { Skeleton } from '@org/ui/skeleton';
import { Stack } from '@org/ui/stack';
import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../../shared/api/api.ts';
import { useBusy } from '../../../shared/hooks/use-busy.ts';
import { Dialog } from '../../../shared/page/dialog.tsx';
import type { Employee, Mandate } from '../companies.atoms.ts';
import * as css from './employees.css.ts';
import { isKnownToHolder, mandateKey, noteOf, titleOf } from './mandate-words.ts';

interface HeirSelectProps {
  companyId: string;
  mandate: Mandate;
  heirs: readonly Employee[];
  /** Id of the employee who takes it over; empty if it ends. */
  value: string;
  onChange: (employeeId: string) => void;
}

/** The option that stands for nobody. */
const ENDS = 'ends';

/** One thing that acts in the name of an employee, and the field for who takes it over. */
export function HeirSelect({ companyId, mandate, heirs, value, onChange }: HeirSelectProps) {
  const note = noteOf(mandate, companyId);
  const items = [
    ...heirs.map(({ id, full_name, me }) => ({ value: id, label: me ? 'Мне' : full_name })),
    { value: ENDS, label: 'Прекратить' },
  ];
  return (
    <li className={css.mandate}>
      <Select
        label={titleOf(mandate)}
        hint={note || undefined}
        items={items}
        value={value || ENDS}
        onChange={(key) => onChange(key === ENDS ? '' : (key ?? ''))}
      />
    </li>
  );
}

/** What acts in the name of an employee, and to whom each goes. What is not named ends. */
export type HandOver = (Pick<Mandate, 'kind' | 'id'> & { to: string })[];

export interface RemoveDialogProps {
  companyId: string;
  employee: Employee;
  /** All employees: those with access and the right to it can take over. */
  employees: readonly Employee[];
  /** Loads what ends with the employee. */
  onLoadMandates: (employee: Employee) => Promise<readonly Mandate[]>;
  onRemove: (employee: Employee, handOver: HandOver) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an employee is removed, and to whom what acts in the employee's name is handed over. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { companyId, employee, employees, onLoadMandates, onRemove, onClose } = props;
  const { full_name, account, me } = employee;
  const [mandates, setMandates] = useState<readonly Mandate[]>();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  const [isBusy, during] = useBusy();
  const heirs = employees
    .filter((one) => one.account === 'active' && one.id !== employee.id)
    .toSorted((a, b) => Number(b.me) - Number(a.me));

  const load = useCallback(async () => {
    setError(undefined);
    try {
      setMandates(account === 'active' ? await onLoadMandates(employee) : []);
    } catch (reason) {
      setError(messageOf(reason));
    }
  }, [account, employee, onLoadMandates]);
  useEffect(() => void load(), [load]);

  const heirsOf = ({ kind }: Mandate) =>
    heirs.filter(({ roles }) => rightsOf(roles).includes(MANDATE_RIGHTS[kind]));
  const heirOf = (mandate: Mandate) =>
    chosen[mandateKey(mandate)] ??
    (isKnownToHolder(mandate) ? '' : (heirsOf(mandate)[0]?.id ?? ''));
  const remove = async () => {
    setError(undefined);
    const handOver = (mandates ?? []).flatMap((mandate) => {
      const to = heirOf(mandate);
      return to ? [{ kind: mandate.kind, id: mandate.id, to }] : [];
    });
    try {
      await during(onRemove(employee, handOver));
      onClose();
    } catch (reason) {
      setError(messageOf(reason));
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={me ? 'Покинуть компанию?' : `Убрать сотрудника «${full_name}»?`}
      isBusy={isBusy}
    >
      <Stack>
        <p>
          {account === 'active'
            ? 'Доступ к компании пропадёт сразу. Вернуть его можно новым приглашением.'
            : 'Запись и приглашение, если оно было, пропадут.'}
        </p>
        {!mandates && !error && <Skeleton width="100%" height={120} shape="box" />}
        {mandates && mandates.length > 0 && (
          <>
            <p>
              {me
                ? 'От вашего имени действует то, что ниже.'
                : 'От имени сотрудника действует то, что ниже.'}{' '}
              Скажите, кто будет отвечать за это дальше. Остальное прекратится.
            </p>
            {mandates.some(isKnownToHolder) && (
              <Note>
                {me ? 'Вы знаете' : 'Сотрудник знает'} ключи, пароль обмена и адреса приглашений,
                поэтому они прекратятся, если их не передать. После передачи замените их новыми.
              </Note>
            )}
            <Stack as="ul" gap={3} aria-label="Что передать">
              {mandates.map((mandate) => (
                <HeirSelect
                  key={mandateKey(mandate)}
                  companyId={companyId}
                  mandate={mandate}
                  heirs={heirsOf(mandate)}
                  value={heirOf(mandate)}
                  onChange={(to) =>
                    setChosen((before) => ({ ...before, [mandateKey(mandate)]: to }))
                  }
                />
              ))}
            </Stack>
          </>
        )}
        {error && (
          <Note tone="danger" title="Не получилось:">
            {error} {!mandates && <Button onPress={() => void load()}>Повторить</Button>}
          </Note>
        )}
      </Stack>
      <DialogActions>
        <Button slot="close" isDisabled={isBusy} autoFocus>
          {me ? 'Остаться' : 'Не убирать'}
        </Button>
        <Button
          variant="danger"
          isDisabled={!mandates}
          isPending={isBusy}
          pendingText="Убираем"
          onPress={() => void remove()}
        >
          {me ? 'Покинуть' : 'Убрать'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
