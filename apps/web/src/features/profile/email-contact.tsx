import { getUser } from '@org/api-client/operations';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { refresh } from '../../shared/api/answers.atoms.ts';
import { isEmail } from '../../shared/form/contacts.ts';
import { submit } from '../../shared/form/submit.ts';
import { confirmationOf } from './confirmation-note.tsx';
import { ContactField } from './contact-field.tsx';
import { type User, withdrawEmail } from './profile.atoms.ts';

type EmailConfirmation = Awaited<ReturnType<typeof sendEmail>>;

const sendEmail = (email: string) => submit('/user/email/verify', { email });

/** The e-mail address: whether it is verified, and how to change it. */
export function EmailContact({ user }: { user: User }) {
  const [sent, setSent] = useState<EmailConfirmation | null>(null);
  const isVerified = user.email_verified_at !== null;
  const isFollowed = sent?.email === user.email && isVerified;
  const waited = sent && !isFollowed ? { ...sent, target: sent.email } : null;
  const pending = user.pending_email;
  const target = waited?.email ?? pending ?? user.email ?? '';
  return (
    <ContactField
      label="E-mail"
      value={user.email}
      isVerified={isVerified}
      confirmation={confirmationOf(waited, pending)}
      onWithdraw={
        pending === null
          ? undefined
          : async () => {
              await withdrawEmail();
              setSent(null);
            }
      }
      onDismiss={() => setSent(null)}
      onVerify={async () => setSent(await sendEmail(target))}
      onChange={async ({ email = '', current_password = '' }) => {
        setSent(await submit('/user/email/change', { email: email.trim(), current_password }));
        await refresh(getUser);
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
