import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FirstSteps } from '../../features/profile/first-steps.tsx';
import { addAddress, prefillOf } from '../../shared/addresses/address-calls.ts';
import { AddressDialog } from '../../shared/addresses/address-dialog.tsx';
import { addressesAtom, ownersAtom } from '../../shared/addresses/addresses.atoms.ts';
import { cityAtom } from '../../shared/atoms.ts';
import { chooseCity } from '../../shared/city/choose-city.ts';
import { CityDialog } from '../../shared/city/city-dialog.tsx';

/** The first steps of the signed-in user, with their dialogs. */
export function OwnFirstSteps() {
  const city = useAtomValue(cityAtom);
  const { data: addresses } = useAtomValue(addressesAtom);
  const { data: owners } = useAtomValue(ownersAtom);
  const [open, setOpen] = useState<'city' | 'address'>();
  if (!addresses || !owners) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <FirstSteps
        city={city}
        companies={owners.map(({ name }) => name)}
        hasAddress={addresses.length > 0}
        onCity={() => setOpen('city')}
        onAddress={() => setOpen('address')}
      />
      {open === 'city' && <CityDialog city={city} onChoose={chooseCity} onClose={close} />}
      {open === 'address' && (
        <AddressDialog owners={owners} prefill={prefillOf} onSave={addAddress} onClose={close} />
      )}
    </>
  );
}
