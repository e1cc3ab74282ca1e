import { useAtomValue, useStore } from 'jotai';
import { Addresses } from '../../features/addresses/addresses.tsx';
import { signOut, startSession } from '../../features/auth/auth-session.ts';
import { profileAtom } from '../../features/profile/profile.atoms.ts';
import { ProfileSections } from '../../features/profile/profile.tsx';
import { OwnSecondFactor } from '../../features/second-factor/second-factor.tsx';
import { credentialAtom } from '../../shared/atoms.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { OwnFirstSteps } from './own-first-steps.tsx';

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
