import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { Addresses } from '../../features/addresses/addresses.tsx';
import { signOut, startSession } from '../../features/auth/auth-session.ts';
import { FirstSteps } from '../../features/profile/first-steps.tsx';
import { profileAtom } from '../../features/profile/profile.atoms.ts';
import { ProfileSections } from '../../features/profile/profile.tsx';
import { OwnSecondFactor } from '../../features/second-factor/second-factor.tsx';
import { addAddress, prefillOf } from '../../shared/addresses/address-calls.ts';
import { AddressDialog } from '../../shared/addresses/address-dialog.tsx';
import { addressesAtom, ownersAtom } from '../../shared/addresses/addresses.atoms.ts';
import { chooseCity } from '../../shared/city/choose-city.ts';
import { CityDialog } from '../../shared/city/city-dialog.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { cityAtom, credentialAtom } from '../../shared/session/visitor.atoms.ts';

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

/** The account of the person who is signed in. */
export function Profile() {
  const query = useAtomValue(profileAtom);
  const store = useStore();
  return (
    <Page title="Мой профиль" isInset>
      <Loaded query={query}>
        {(user) => (
          <>
            <OwnFirstSteps />
            <ProfileSections
              user={user}
              onSignOut={signOut}
              secondFactor={<OwnSecondFactor />}
              addresses={<Addresses />}
              onNewSession={(session) => {
                const login = store.get(credentialAtom)?.login ?? user.email ?? user.phone ?? '';
                startSession(login, session);
              }}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
