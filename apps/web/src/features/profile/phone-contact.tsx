import { getUser } from '@org/api-client/operations';
import { formatPhone, guessCountry } from '@org/phone-input/core';
import { Skeleton } from '@org/ui/skeleton';
import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { refresh } from '../../shared/api/answers.atoms.ts';
import { load } from '../../shared/api/load.ts';
import { submit } from '../../shared/form/submit.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { phoneConfirmationAtom } from '../../shared/session/visitor.atoms.ts';
import { confirmationOf } from './confirmation-note.tsx';
import { ContactField } from './contact-field.tsx';
import { type User, verifyPhone, withdrawPhone } from './profile.atoms.ts';

const PhoneField = lazyPart(
  () => load(() => import('../../shared/form/phone-field.tsx')),
  'PhoneField',
);

const phoneText = (digits: string) => formatPhone(digits, guessCountry(digits));

/** The phone: whether it is verified, and how to change it. */
export function PhoneContact({ user }: { user: User }) {
  const [sent, setSent] = useAtom(phoneConfirmationAtom);
  const isVerified = user.phone_verified_at !== null;
  const isFollowed = sent?.phone === user.phone && isVerified;
  const waited = sent && !isFollowed ? { ...sent, target: phoneText(sent.phone) } : null;
  const pending = user.pending_phone;
  return (
    <ContactField
      label="Телефон"
      value={user.phone && phoneText(user.phone)}
      isVerified={isVerified}
      confirmation={confirmationOf(waited, pending && phoneText(pending))}
      onWithdraw={
        pending === null
          ? undefined
          : async () => {
              await withdrawPhone();
              setSent(null);
            }
      }
      onDismiss={() => setSent(null)}
      onVerify={async () => setSent(await verifyPhone())}
      onChange={async ({ phone = '', current_password = '' }) => {
        setSent(await submit('/user/phone/change', { phone, current_password }));
        await refresh(getUser);
      }}
    >
      <Suspense fallback={<Skeleton shape="box" height={60} />}>
        <PhoneField name="phone" label="Новый телефон" required />
      </Suspense>
    </ContactField>
  );
}
