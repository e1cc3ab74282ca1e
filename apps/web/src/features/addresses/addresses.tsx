import { useAtomValue } from 'jotai';
import {
  addAddress,
  changeAddress,
  prefillOf,
  removeAddress,
} from '../../shared/addresses/address-calls.ts';
import { addressesAtom, ownersAtom } from '../../shared/addresses/atoms.ts';
import { AddressList } from './address-list.tsx';

/** The addresses of who is signed in, and of the companies that he speaks for. */
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
