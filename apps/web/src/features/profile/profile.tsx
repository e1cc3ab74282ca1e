import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { FormSection } from '../../shared/form/form-section.tsx';
import { submit } from '../../shared/form/submit.ts';
import { toast } from '../../shared/page/messages.ts';
import { CONSENT_VERSION } from '../../shared/session/consents.ts';
import type { Session } from '../../shared/session/session.ts';
import { removeAvatar, uploadAvatar } from './avatar/avatar-calls.ts';
import { AvatarField } from './avatar/avatar-field.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { ContactsSection } from './contacts/contact-contacts-section.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordSection } from './password-section.tsx';
import { cacheProfile, consentsAtom, refresh, sessionsAtom, type User } from './profile.atoms.ts';
import { Notices } from './profile-notices.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { ThemeSection } from './theme-section.tsx';

export interface ProfileSectionsProps {
  user: User;
  /** Ends the session that the page is open in. */
  onSignOut: () => Promise<unknown>;
  /** Called with the session that a new password has started. */
  onNewSession: (session: Session) => void;
  /** The second factor: what a login asks for besides the password. */
  secondFactor: ReactNode;
  /** The delivery addresses. */
  addresses: ReactNode;
}

/** Everything that an account keeps about its owner. */
export function ProfileSections({
  user,
  onSignOut,
  onNewSession,
  secondFactor,
  addresses,
}: ProfileSectionsProps) {
  const save = async (fullName: string | null) => {
    cacheProfile(await submit('/user', { full_name: fullName }));
    toast.success('Профиль сохранён');
  };
  return (
    <>
      <NameForm fullName={user.full_name} onSave={save} />
      <FormSection title="Фотография" note="Стоит у имени в шапке и у ваших сотрудников.">
        <AvatarField
          name={user.full_name ?? ''}
          avatar={user.avatar}
          onUpload={uploadAvatar}
          onRemove={removeAvatar}
        />
      </FormSection>
      <ContactsSection user={user} />
      {addresses}
      <ThemeSection />
      <PasswordChange login={user.email ?? user.phone ?? ''} onNewSession={onNewSession} />
      {secondFactor}
      <Sessions onSignOut={onSignOut} />
      <Notices />
      <Consents />
    </>
  );
}

interface PasswordChangeProps extends Pick<ProfileSectionsProps, 'onNewSession'> {
  login: string;
}

function PasswordChange({ login, onNewSession }: PasswordChangeProps) {
  const [changes, setChanges] = useState(0);
  return (
    <PasswordSection
      // empties the fields after each change
      key={changes}
      login={login}
      send={async ({ current_password = '', password = '' }) => {
        onNewSession(await submit('/user/password', { current_password, password }));
        setChanges(changes + 1);
        toast.success('Пароль изменён');
      }}
    />
  );
}

/** Refetches the sessions, and what ends together with a session. */
const refreshSessions = () =>
  Promise.all([refresh('listSessions'), refresh('listNoticeBrowsers'), refresh('listNotices')]);

function Sessions({ onSignOut }: Pick<ProfileSectionsProps, 'onSignOut'>) {
  const { data } = useAtomValue(sessionsAtom);
  if (!data) return null;
  return (
    <SessionsSection
      sessions={data}
      onEnd={async ({ id, current }) => {
        if (current) return onSignOut();
        await api.DELETE('/user/sessions/{session_id}', { params: { path: { session_id: id } } });
        await refreshSessions();
      }}
      onEndOthers={async () => {
        await api.DELETE('/user/sessions');
        await refreshSessions();
      }}
    />
  );
}

function Consents() {
  const { data } = useAtomValue(consentsAtom);
  if (!data) return null;
  return (
    <ConsentsSection
      given={data}
      onChange={async (kind, given) => {
        const path = { kind };
        const body = { version: CONSENT_VERSION, given };
        await submit('/user/consents/{kind}', body, { method: 'put', path });
        await refresh('listConsents');
      }}
    />
  );
}
