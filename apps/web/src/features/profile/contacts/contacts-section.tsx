import { formatPhone, guessCountry } from '@org/phone-input/core';
import { Skeleton } from '@org/ui/skeleton';
import { TextField } from '@org/ui/text-field';
import { useAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { phoneConfirmationAtom } from '../../../shared/atoms.ts';
import { isEmail } from '../../../shared/form/contacts.ts';
import { FormSection } from '../../../shared/form/form-section.tsx';
import { submit } from '../../../shared/form/submit.ts';
import { load } from '../../../shared/load.ts';
import { refresh, type User } from '../atoms.ts';
import { ContactField } from './contact-field.tsx';

const PhoneField = lazy(() =>
  load(async () => ({
    default: (await import('../../../shared/form/phone-field.tsx')).PhoneField,
  })),
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

function EmailContact({ user }: { user: User }) {
  const [sent, setSent] = useState<EmailConfirmation | null>(null);
  const isVerified = user.email_verified_at !== null;
  const isFollowed = sent?.email === user.email && isVerified;
  return (
    <ContactField
      label="E-mail"
      value={user.email}
      isVerified={isVerified}
      confirmation={
        sent && !isFollowed
          ? { ...sent, target: sent.email, isOfValue: sent.email === user.email }
          : null
      }
      onDismiss={() => setSent(null)}
      onVerify={async () => setSent(await sendEmail(user.email ?? ''))}
      onChange={async ({ email = '' }) => {
        setSent(await submit('/user/email/change', { email: email.trim() }));
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
  const isVerified = user.phone_verified_at !== null;
  const isFollowed = sent?.phone === user.phone && isVerified;
  return (
    <ContactField
      label="Телефон"
      value={user.phone && phoneText(user.phone)}
      isVerified={isVerified}
      confirmation={
        sent && !isFollowed
          ? { ...sent, target: phoneText(sent.phone), isOfValue: sent.phone === user.phone }
          : null
      }
      onDismiss={() => setSent(null)}
      onVerify={async () => setSent(await api.GET('/user/phone/verify'))}
      onChange={async ({ phone = '' }) => {
        setSent(await submit('/user/phone/change', { phone }));
        await refresh('getUser');
      }}
    >
      <Suspense fallback={<Skeleton shape="box" height={60} />}>
        <PhoneField name="phone" label="Новый телефон" required />
      </Suspense>
    </ContactField>
  );
}
