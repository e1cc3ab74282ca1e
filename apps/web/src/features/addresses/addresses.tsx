import { useAtomValue } from 'jotai';
import {
  addAddress,
  changeAddress,
  prefillOf,
  removeAddress,
} from '../../shared/addresses/address-calls.ts';
import { addressesAtom, ownersAtom } from '../../shared/addresses/addresses.atoms.ts';
import { AddressList } from './address-list.tsx';

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
