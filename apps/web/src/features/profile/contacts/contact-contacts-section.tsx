import { FormSection } from '../../../shared/form/form-section.tsx';
import type { User } from '../profile.atoms.ts';
import { EmailContact } from './email-contact.tsx';
import { PhoneContact } from './phone-contact.tsx';

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
