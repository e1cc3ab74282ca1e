import { Badge } from '@org/ui/badge';
import { Button } from '@org/ui/button';
import { CircleCheckIcon } from '@org/ui/icons';
import { Inline } from '@org/ui/inline';
import { type ReactNode, useState } from 'react';
import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { useCall } from '../../shared/page/use-call.ts';
import { type Confirmation, ConfirmationNote } from './confirmation-note.tsx';
import * as css from './profile.css.ts';

export interface ContactFieldProps {
  /** The kind of contact, as the name of the form: «E-mail», «Телефон». */
  label: string;
  /** The contact, formatted for people; null if there is none. */
  value: string | null;
  isVerified: boolean;
  /** The link that was sent to this address or phone; null if there is none. */
  confirmation: Confirmation | null;
  /** Withdraws the new value that waits for its link; undefined if none does. */
  onWithdraw?: (() => Promise<unknown>) | undefined;
  /** Hides the note about the link. */
  onDismiss: () => void;
  /** Sends a link to the new value if one waits for it, else to the current one. */
  onVerify: () => Promise<unknown>;
  /** Sends a link to a new value. */
  onChange: FormProps['send'];
  /** The field for a new value. */
  children: ReactNode;
}

/** An e-mail address or a phone: whether it is verified, and how to change it. A new one counts once it is verified. */
export function ContactField({ label, value, isVerified, ...props }: ContactFieldProps) {
  const { confirmation, onWithdraw, onDismiss, onVerify, onChange, children } = props;
  const [isChanging, setChanging] = useState<boolean>();
  const verify = useCall(onVerify);
  return (
    <div className={css.contact}>
      <h3 className={css.contactName}>{label}</h3>
      <div className={css.value}>
        {value ? (
          <span className={css.address}>{value}</span>
        ) : (
          <span className={css.none}>Не указан</span>
        )}
        {value && <VerifiedBadge isVerified={isVerified} />}
      </div>
      {confirmation && (
        <ConfirmationNote
          confirmation={confirmation}
          isSending={verify.isPending}
          onResend={verify.run}
          onWithdraw={onWithdraw}
          onDismiss={onDismiss}
        />
      )}
      {isChanging ? (
        <Form
          label={label}
          send={async (...values) => {
            await onChange(...values);
            setChanging(false);
          }}
        >
          {children}
          <PasswordField name="current_password" label="Текущий пароль" />
          <Inline align="stretch">
            <SubmitButton pendingText="Отправляем">Прислать ссылку</SubmitButton>
            <Button variant="ghost" onPress={() => setChanging(false)}>
              Отменить
            </Button>
          </Inline>
        </Form>
      ) : (
        <Inline align="stretch">
          {value && !isVerified && !confirmation && (
            <Button
              variant="primary"
              isPending={verify.isPending}
              pendingText="Отправляем"
              onPress={verify.run}
            >
              Подтвердить
            </Button>
          )}
          <Button
            // the form that had the focus has just gone
            autoFocus={isChanging === false}
            onPress={() => setChanging(true)}
          >
            {value ? 'Изменить' : 'Добавить'}
          </Button>
        </Inline>
      )}
    </div>
  );
}

function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="ok" icon={<CircleCheckIcon size={14} />}>
      Подтверждён
    </Badge>
  ) : (
    <Badge tone="warn">Не подтверждён</Badge>
  );
}
