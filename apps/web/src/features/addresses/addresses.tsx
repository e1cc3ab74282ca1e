import { formatPhone, guessCountry } from '@org/phone-input/core';
import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { PlusIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  addAddress,
  changeAddress,
  prefillOf,
  removeAddress,
} from '../../shared/addresses/address-calls.ts';
import { AddressDialog, type AddressDialogProps } from '../../shared/addresses/address-dialog.tsx';
import { placeOf } from '../../shared/addresses/address-words.ts';
import {
  type Address,
  type AddressInput,
  addressesAtom,
  ownersAtom,
} from '../../shared/addresses/addresses.atoms.ts';
import { FormSection } from '../../shared/form/form-section.tsx';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import * as css from './addresses.css.ts';

interface AddressListProps extends Pick<AddressDialogProps, 'owners' | 'prefill'> {
  addresses: readonly Address[];
  onAdd: (input: AddressInput) => Promise<unknown>;
  onChange: (address: Address, input: AddressInput) => Promise<unknown>;
  onRemove: (address: Address) => Promise<unknown>;
}

type OpenDialog = { kind: 'add' } | { kind: 'change' | 'remove'; address: Address };

/** The delivery addresses of the user and of the user's companies. */
export function AddressList(props: AddressListProps) {
  const { addresses, owners, prefill, onAdd, onChange, onRemove } = props;
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  return (
    <FormSection title="Адреса доставки" note="Сюда поставщики везут заказы.">
      {addresses.length === 0 && (
        <Text size={13} tone="secondary">
          Адресов пока нет. Без адреса и телефона доставку не оформить.
        </Text>
      )}
      {addresses.length > 0 && (
        <Stack as="ul" gap={0} aria-label="Адреса доставки">
          {addresses.map((address) => (
            <li key={address.id} className={css.item}>
              <div className={css.facts}>
                <div className={css.name}>
                  {address.label}
                  {address.is_default && <Badge>Основной</Badge>}
                </div>
                <div>{placeOf(address)}</div>
                <Text as="div" size={13} tone="secondary">
                  {[
                    address.receiver,
                    formatPhone(address.phone, guessCountry(address.phone)),
                    address.working_hours,
                    address.company?.name,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </div>
              <Inline gap={1} align="start" shouldWrap={false}>
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={`Изменить: ${address.label}`}
                  onPress={() => setDialog({ kind: 'change', address })}
                >
                  Изменить
                </Button>
                <Button
                  variant="danger-ghost"
                  size="s"
                  aria-label={`Удалить: ${address.label}`}
                  onPress={() => setDialog({ kind: 'remove', address })}
                >
                  Удалить
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      <div>
        <Button icon={<PlusIcon size={16} />} onPress={() => setDialog({ kind: 'add' })}>
          Добавить адрес
        </Button>
      </div>
      {dialog?.kind === 'add' && (
        <AddressDialog owners={owners} prefill={prefill} onSave={onAdd} onClose={close} />
      )}
      {dialog?.kind === 'change' && (
        <AddressDialog
          address={dialog.address}
          owners={owners}
          prefill={prefill}
          onSave={(input) => onChange(dialog.address, input)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <AsyncConfirmDialog
          onClose={close}
          title={`Удалить адрес «${dialog.address.label}»?`}
          confirmLabel="Удалить"
          cancelLabel="Не удалять"
          pendingText="Удаляем"
          isDestructive
          onConfirm={() => onRemove(dialog.address)}
        >
          В оформленных заказах адрес останется, каким был.
        </AsyncConfirmDialog>
      )}
    </FormSection>
  );
}

/** The delivery addresses of the signed-in user, and of the companies that the user acts for. */
export function Addresses() {
  const { data: addresses } = useAtomValue(addressesAtom);
  const { data: owners = [] } = useAtomValue(ownersAtom);
  if (!addresses) return null;
  return (
    <AddressList
      addresses={addresses}
      owners={owners}
      prefill={prefillOf}
      onAdd={addAddress}
      onChange={changeAddress}
      onRemove={removeAddress}
    />
  );
}
