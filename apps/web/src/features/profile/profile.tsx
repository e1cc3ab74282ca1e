import { listConsents, listNoticeBrowsers, listNotices } from '@org/api-client/operations';
import { MonitorIcon, MoonIcon, SunIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { SegmentedControl } from '@org/ui/segmented-control';
import { Stack } from '@org/ui/stack';
import { Switch } from '@org/ui/switch';
import { Text } from '@org/ui/text';
import { TextField } from '@org/ui/text-field';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { refresh } from '../../shared/api/answers.atoms.ts';
import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { FormSection } from '../../shared/form/form-section.tsx';
import { NewPasswordField } from '../../shared/form/new-password-field.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { SaveBar } from '../../shared/form/save-bar.tsx';
import { submit } from '../../shared/form/submit.ts';
import { UnsavedGuard } from '../../shared/form/unsaved-guard.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { toast, toastError } from '../../shared/page/messages.ts';
import { CONSENT_VERSION, type ConsentKind, consents } from '../../shared/session/consents.ts';
import { isTheme } from '../../shared/session/preferences.ts';
import type { Session } from '../../shared/session/session.ts';
import { themeAtom } from '../../shared/session/visitor.atoms.ts';
import { AvatarField } from './avatar-field.tsx';
import { abilityNow, subscribeHere } from './browser-notices.ts';
import { EmailContact } from './email-contact.tsx';
import { NO_NAME } from './names.ts';
import { NoticesSection } from './notices-section.tsx';
import { PhoneContact } from './phone-contact.tsx';
import {
  cacheProfile,
  consentsAtom,
  endOtherSessions,
  endSession,
  forgetBrowser,
  type GivenConsent,
  noticeBrowsersAtom,
  noticesAtom,
  removeAvatar,
  sessionsAtom,
  type User,
  uploadAvatar,
} from './profile.atoms.ts';
import * as css from './profile.css.ts';
import { SessionsSection } from './sessions-section.tsx';

interface ConsentsSectionProps {
  given: readonly GivenConsent[];
  onChange: (kind: ConsentKind, isGiven: boolean) => Promise<unknown>;
}

/** The consents of the user, and when they were given. Those that the account itself does not need can be withdrawn. */
export function ConsentsSection({ given, onChange }: ConsentsSectionProps) {
  const [changing, setChanging] = useState<ConsentKind>();
  const change = async (kind: ConsentKind, isGiven: boolean) => {
    setChanging(kind);
    await onChange(kind, isGiven).catch(toastError);
    setChanging(undefined);
  };
  return (
    <FormSection title="Согласия" note="По 152-ФЗ. Каждое даётся и отзывается отдельно.">
      <Stack as="ul" gap={0}>
        {consents.map(({ kind, label, isRequired }) => {
          const consent = given.find((one) => one.kind === kind);
          return (
            <li key={kind} className={css.item}>
              <div>
                <Switch
                  isSelected={consent?.given ?? false}
                  isDisabled={isRequired || changing === kind}
                  onChange={(isGiven) => change(kind, isGiven)}
                >
                  {label}
                </Switch>
                <Text as="div" size={13} tone="hint">
                  {describe(consent)}
                </Text>
              </div>
            </li>
          );
        })}
      </Stack>
    </FormSection>
  );
}

function describe(consent: GivenConsent | undefined) {
  if (!consent) return 'Не давалось';
  const action = consent.given ? 'Дано' : 'Отозвано';
  return `${action} ${formatMoment(consent.at)}, текст от ${formatMoment(consent.version)}`;
}

/** E-mail and phone: each is verified by a link, and so is a new one. */
function ContactsSection({ user }: { user: User }) {
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

interface NameFormProps {
  fullName: string | null;
  /** Saves a name; null for none. */
  onSave: (fullName: string | null) => Promise<unknown>;
}

/** The field for the name, with a bar that saves or resets it. */
export function NameForm({ fullName, onSave }: NameFormProps) {
  const saved = fullName ?? '';
  const [name, setName] = useState(saved);
  const isDirty = name.trim() !== saved;
  return (
    <Form label="Имя" send={() => onSave(name.trim() || null)}>
      <FormSection title="Имя" note="Видно поставщикам и сотрудникам вашей компании.">
        <TextField
          name="full_name"
          label="Фамилия и имя"
          placeholder={NO_NAME}
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
        />
      </FormSection>
      {isDirty && <SaveBar onCancel={() => setName(saved)} />}
      <UnsavedGuard isDirty={isDirty} />
    </Form>
  );
}

interface PasswordSectionProps extends Pick<FormProps, 'send'> {
  /** For password managers: the login that the password belongs to. */
  login: string;
}

/** Replaces the password by a new one. */
export function PasswordSection({ login, send }: PasswordSectionProps) {
  return (
    <FormSection title="Пароль" note="После смены другие устройства попросят войти заново.">
      <div className={css.narrow}>
        <Form label="Смена пароля" send={send}>
          <input
            className={css.unseen}
            name="login"
            autoComplete="username"
            value={login}
            readOnly
            tabIndex={-1}
          />
          <PasswordField
            name="current_password"
            label="Текущий пароль"
            errorMessage="Укажите текущий пароль"
          />
          <NewPasswordField label="Новый пароль" />
          <div>
            <SubmitButton variant="secondary" pendingText="Меняем">
              Сменить пароль
            </SubmitButton>
          </div>
        </Form>
      </div>
    </FormSection>
  );
}

/** How news are sent, as the server and this browser have it. */
function Notices() {
  const { data: choices } = useAtomValue(noticesAtom);
  const { data: browsers } = useAtomValue(noticeBrowsersAtom);
  const [ability, setAbility] = useState(abilityNow);
  if (!choices || !browsers) return null;
  const refreshBrowsers = () => refresh(listNoticeBrowsers, listNotices);
  return (
    <NoticesSection
      choices={choices}
      browsers={browsers}
      ability={ability}
      onChange={async (kind, channel) => {
        await submit('/user/notices/{kind}', { channel }, { method: 'put', path: { kind } });
        await refresh(listNotices);
      }}
      onTurnOn={async () => {
        try {
          const subscription = await subscribeHere(browsers.key ?? '');
          await submit('/user/notice-browsers', subscription, { method: 'put' });
        } finally {
          setAbility(abilityNow());
        }
        await refreshBrowsers();
      }}
      onTurnOff={async (browser_id) => {
        await forgetBrowser(browser_id);
      }}
    />
  );
}

const themes = [
  { value: 'system', label: 'Как в системе', icon: <MonitorIcon size={16} /> },
  { value: 'light', label: 'Светлая', icon: <SunIcon size={16} /> },
  { value: 'dark', label: 'Тёмная', icon: <MoonIcon size={16} /> },
];

/** The theme, kept in this browser. */
function ThemeSection() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <FormSection title="Оформление" note="Действует в этом браузере.">
      <Inline align="stretch">
        <SegmentedControl
          label="Тема"
          options={themes}
          value={[theme]}
          onChange={([value]) => isTheme(value) && setTheme(value)}
        />
      </Inline>
    </FormSection>
  );
}

interface ProfileSectionsProps {
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
function Sessions({ onSignOut }: Pick<ProfileSectionsProps, 'onSignOut'>) {
  const { data } = useAtomValue(sessionsAtom);
  if (!data) return null;
  return (
    <SessionsSection
      sessions={data}
      onEnd={async ({ id, current }) => {
        if (current) return onSignOut();
        await endSession(id);
      }}
      onEndOthers={endOtherSessions}
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
        await refresh(listConsents);
      }}
    />
  );
}
