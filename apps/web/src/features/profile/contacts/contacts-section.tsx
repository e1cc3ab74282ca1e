import { formatPhone, guessCountry } from '@org/phone-input/core';
import { Skeleton } from '@org/ui/skeleton';
import { TextField } from '@org/ui/text-field';
import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { load } from '../../../shared/api/load.ts';
import { phoneConfirmationAtom } from '../../../shared/atoms.ts';
import { isEmail } from '../../../shared/form/contacts.ts';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { submit } from '../../../shared/form/submit.ts';
import { lazyPart } from '../../../shared/page/lazy-part.ts';
import { refresh, type User } from '../atoms.ts';
import type { Confirmation } from './confirmation-note.tsx';
import { ContactField } from './contact-field.tsx';

const PhoneField = lazyPart(
  () => load(() => import('../../../shared/form/phone-field.tsx')),
  'PhoneField',
);

const phoneText = (digits: string) => formatPhone(digits, guessCountry(digits));

type EmailConfirmation = Awaited<ReturnType<typeof sendEmail>>;
const sendEmail = (email: string) => submit('/user/email/verify', { email });

/** E-mail and phone: each is verified by a link, and so is a new one. */
export function ContactsSection({ user }: { user: User }) {
  return (
    <FormSection
      title="Контакты"
      note="Ими входят в аккаунт. Новый заменит старый после подтверждения."
    >
      <EmailContact user={user} />
      <PhoneContact user={user} />
    </FormSection>
  );
}

/** The link that was sent from here, or one that is pending because it was sent from elsewhere. */
function confirmationOf<Sent extends { expires_at: string; resend_at: string }>(
  sent: (Sent & { target: string }) | null,
  pending: string | null,
): Confirmation | null {
  if (sent) return sent;
  return pending === null ? null : { target: pending, expires_at: null, resend_at: null };
}

function EmailContact({ user }: { user: User }) {
  const [sent, setSent] = useState<EmailConfirmation | null>(null);
  const [hidden, setHidden] = useState<string | null>(null);
  const isVerified = user.email_verified_at !== null;
  const isFollowed = sent?.email === user.email && isVerified;
  const waited = sent && !isFollowed ? { ...sent, target: sent.email } : null;
  const pending = user.pending_email === hidden ? null : user.pending_email;
  const target = waited?.email ?? pending ?? user.email ?? '';
  return (
    <ContactField
      label="E-mail"
      value={user.email}
      isVerified={isVerified}
      confirmation={confirmationOf(waited, pending)}
      onDismiss={() => {
        setSent(null);
        setHidden(user.pending_email);
      }}
      onVerify={async () => setSent(await sendEmail(target))}
      onChange={async ({ email = '', current_password = '' }) => {
        setSent(await submit('/user/email/change', { email: email.trim(), current_password }));
        await refresh('getUser');
      }}
    >
      <TextField
        name="email"
        label="Новый e-mail"
        type="email"
        autoComplete="email"
        isRequired
        maxLength={254}
        errorMessage="Укажите e-mail"
        validate={(value) =>
          value !== '' && !isEmail(value.trim()) ? 'Это не похоже на адрес: имя@домен.ru' : null
        }
      />
    </ContactField>
  );
}

function PhoneContact({ user }: { user: User }) {
  const [sent, setSent] = useAtom(phoneConfirmationAtom);
  const [hidden, setHidden] = useState<string | null>(null);
  const isVerified = user.phone_verified_at !== null;
  const isFollowed = sent?.phone === user.phone && isVerified;
  const waited = sent && !isFollowed ? { ...sent, target: phoneText(sent.phone) } : null;
  const pending = user.pending_phone === hidden ? null : user.pending_phone;
  return (
    <ContactField
      label="Телефон"
      value={user.phone && phoneText(user.phone)}
      isVerified={isVerified}
      confirmation={confirmationOf(waited, pending && phoneText(pending))}
      onDismiss={() => {
        setSent(null);
        setHidden(user.pending_phone);
      }}
      onVerify={async () => setSent(await api.GET('/user/phone/verify'))}
      onChange={async ({ phone = '', current_password = '' }) => {
        setSent(await submit('/user/phone/change', { phone, current_password }));
        await refresh('getUser');
      }}
    >
      <Suspense fallback={<Skeleton shape="box" height={60} />}>
        <PhoneField name="phone" label="Новый телефон" required />
      </Suspense>
    </ContactField>
  );
}
