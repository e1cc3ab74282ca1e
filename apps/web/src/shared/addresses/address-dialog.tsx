import { Button } from '@org/ui/button';
import { Checkbox } from '@org/ui/checkbox';
import { DialogActions } from '@org/ui/modal';
import { Select } from '@org/ui/select';
import { TextField } from '@org/ui/text-field';
import { useEffect, useState } from 'react';
import { Form, SubmitButton } from '../form/form.tsx';
import { PhoneField } from '../form/phone-field.tsx';
import { useBusy } from '../hooks/use-busy.ts';
import { CityField } from '../names/city-field.tsx';
import { Dialog } from '../page/dialog.tsx';
import type { Address, AddressInput, Owner } from './addresses.atoms.ts';

const EMPTY: AddressInput = {
  company_id: null,
  label: 'Склад',
  city: '',
  street: '',
  receiver: '',
  phone: '',
  working_hours: null,
  is_default: false,
};

const inputOf = ({ id: _, company, ...fields }: Address): AddressInput => ({
  ...fields,
  company_id: company?.id ?? null,
});

/** The state of the address form. A new address is prefilled with what is known of its company's place and of who orders. */
export function useAddressValues(
  address: Address | undefined,
  owners: readonly Owner[],
  prefill: (companyId: string | null) => Promise<Partial<AddressInput>>,
) {
  const [values, setValues] = useState<AddressInput>(() =>
    address ? inputOf(address) : { ...EMPTY, company_id: owners[0]?.id ?? null },
  );
  // the phone field keeps its own text, so it must start anew when a company brings another number
  const [filled, setFilled] = useState(0);
  const change = (changes: Partial<AddressInput>) => setValues((now) => ({ ...now, ...changes }));
  const owner = address ? undefined : values.company_id;
  useEffect(() => {
    let isGone = false;
    const fill = (known: Partial<AddressInput>) => {
      if (isGone) return;
      setValues((now) => ({
        ...now,
        city: now.city || (known.city ?? ''),
        street: now.street || (known.street ?? ''),
        receiver: now.receiver || (known.receiver ?? ''),
        phone: now.phone || (known.phone ?? ''),
        working_hours: now.working_hours || (known.working_hours ?? null),
      }));
      setFilled((times) => times + 1);
    };
    if (owner !== undefined) prefill(owner).then(fill, () => undefined);
    return () => {
      isGone = true;
    };
  }, [owner, prefill]);
  return { values, change, filled };
}

export interface AddressDialogProps {
  /** The address to change; none to add a new one. @default none */
  address?: Address;
  /** The companies that the address may belong to. */
  owners: readonly Owner[];
  /** Returns what is known of a company's place, or of the account's. */
  prefill: (companyId: string | null) => Promise<Partial<AddressInput>>;
  onSave: (input: AddressInput) => Promise<unknown>;
  onClose: () => void;
}

const MYSELF = 'myself';
/** Adds or changes an address: where goods are delivered, who receives them and when. */
export function AddressDialog({ address, owners, prefill, onSave, onClose }: AddressDialogProps) {
  const { values, change, filled } = useAddressValues(address, owners, prefill);
  const [isBusy, during] = useBusy();
  const send = async () => {
    await during(onSave({ ...values, working_hours: values.working_hours?.trim() || null }));
    onClose();
  };
  const text = (name: 'label' | 'street' | 'receiver') => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    isRequired: true,
  });
  return (
    <Dialog
      onClose={onClose}
      title={address ? 'Адрес доставки' : 'Новый адрес доставки'}
      isDismissable={false}
      isBusy={isBusy}
    >
      <Form label="Адрес доставки" send={send}>
        {!address && owners.length > 0 && (
          <Select
            name="company_id"
            label="Чей адрес"
            isRequired
            items={[
              ...owners.map(({ id, name }) => ({ value: id, label: name })),
              { value: MYSELF, label: 'Мой личный' },
            ]}
            value={values.company_id ?? MYSELF}
            onChange={(value) => change({ company_id: value === MYSELF ? null : value })}
          />
        )}
        <TextField
          {...text('label')}
          label="Название"
          maxLength={60}
          errorMessage="Назовите адрес"
        />
        <CityField value={values.city} onChange={(city) => change({ city })} isRequired />
        <TextField
          {...text('street')}
          label="Улица и дом"
          maxLength={300}
          errorMessage="Укажите улицу и дом"
        />
        <TextField
          {...text('receiver')}
          label="Кто примет"
          maxLength={120}
          errorMessage="Укажите получателя"
        />
        <PhoneField
          key={filled}
          name="phone"
          label="Телефон получателя"
          isRequired
          defaultValue={values.phone}
          onChange={(digits, _country, { e164 }) => change({ phone: e164 ? digits : '' })}
        />
        <TextField
          name="working_hours"
          label="Часы приёма"
          optionalText="необязательно"
          placeholder="пн–сб 09:00–20:00"
          maxLength={120}
          value={values.working_hours ?? ''}
          onChange={(working_hours) => change({ working_hours })}
        />
        {!address?.is_default && (
          <Checkbox
            isSelected={values.is_default}
            onChange={(is_default) => change({ is_default })}
          >
            Основной адрес
          </Checkbox>
        )}
        <DialogActions>
          <Button slot="close" isDisabled={isBusy}>
            Отменить
          </Button>
          <SubmitButton pendingText="Сохраняем">
            {address ? 'Сохранить' : 'Добавить адрес'}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
