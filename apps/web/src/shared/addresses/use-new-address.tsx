import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { load } from '../api/load.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { addAddress, prefillOf } from './address-calls.ts';
import { ownersAtom } from './addresses.atoms.ts';

const AddressDialog = lazyPart(() => load(() => import('./address-dialog.tsx')), 'AddressDialog');

/** Asks for a new address in a dialog. */
export function useNewAddress(onAdded: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const { data: owners = [] } = useAtomValue(ownersAtom);
  return {
    ask: () => setAsking(true),
    dialog: isAsking && (
      <Suspense>
        <AddressDialog
          owners={owners}
          prefill={prefillOf}
          onSave={async (address) => {
            await addAddress(address);
            onAdded();
          }}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}
