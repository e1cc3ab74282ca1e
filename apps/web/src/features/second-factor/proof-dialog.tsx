import type { Body, Data, OperationAt } from '@org/api-client';
import { Button } from '@org/ui/button';
import { KeyRoundIcon } from '@org/ui/icons';
import { DialogActions } from '@org/ui/modal';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { Stack } from '@org/ui/stack';
import { Text } from '@org/ui/text';
import { useEffect, useState } from 'react';
import { messageOf } from '../../shared/api/api.ts';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { submit } from '../../shared/form/submit.ts';
import { Dialog } from '../../shared/page/dialog.tsx';
import type { AskedProof, Proof } from '../../shared/proof/proof.atoms.ts';
import { signWithKey } from './browser-keys.ts';
import { CodeEntry } from './code-entry.tsx';
import { startProof } from './second-factor.atoms.ts';
import * as css from './second-factor.css.ts';

export type ProofQuestion = Data<OperationAt<'/user/proof', 'post'>>;
type Evidence = Body<OperationAt<'/user/proof/confirm', 'post'>>;

export interface ProofCalls {
  /** Asks the server how the user can prove that the session is theirs. */
  start: () => Promise<ProofQuestion>;
  confirm: (evidence: Evidence) => Promise<Proof>;
  /** Signs with a passkey. */
  sign: (token: string, passkey: object) => Promise<Proof>;
}

export const proofCalls: ProofCalls = {
  start: startProof,
  confirm: (evidence) => submit('/user/proof/confirm', evidence),
  sign: async (token, passkey) =>
    submit('/user/proof/confirm', { token, passkey: await signWithKey(passkey) }),
};

export interface ProofDialogProps extends AskedProof {
  /** The calls to the server. */
  calls?: ProofCalls;
}

/** Asks for the password, a code or a passkey before something that a stolen session must not do. */
export function ProofDialog({ subject, answer, calls = proofCalls }: ProofDialogProps) {
  const [question, setQuestion] = useState<ProofQuestion>();
  const [trouble, setTrouble] = useState<string>();
  const { title, children, cancel } = subject;
  useEffect(() => {
    const ask = { isWanted: true };
    calls.start().then(
      (asked) => ask.isWanted && setQuestion(asked),
      (error: unknown) => ask.isWanted && setTrouble(messageOf(error)),
    );
    return () => {
      ask.isWanted = false;
    };
  }, [calls]);
  return (
    <Dialog onClose={() => answer(null)} title={title} isDismissable={false}>
      <div className={css.lead}>{children}</div>
      {trouble && (
        <>
          <Note tone="danger">{trouble}</Note>
          <DialogActions>
            <Button slot="close">{cancel}</Button>
          </DialogActions>
        </>
      )}
      {!question && !trouble && <Skeleton width="100%" height={88} shape="box" />}
      {question && (
        <ProofForms question={question} subject={subject} answer={answer} calls={calls} />
      )}
    </Dialog>
  );
}

interface ProofFormsProps extends Required<ProofDialogProps> {
  question: ProofQuestion;
}

/** A form for each way: the passkey first, because it takes one press. */
function ProofForms({ question, subject, answer, calls }: ProofFormsProps) {
  const { token, methods, passkey } = question;
  const { title, follows, action, cancel } = subject;
  const hasText = methods.some((method) => method !== 'passkey');
  return (
    <Stack>
      {passkey && (
        <Form label={`${title}: ключ`} send={async () => answer(await calls.sign(token, passkey))}>
          <SubmitButton isWide pendingText="Ждём ключ" icon={<KeyRoundIcon size={16} />}>
            Подтвердить ключом
          </SubmitButton>
          {!hasText && (
            <>
              {follows}
              <DialogActions>
                <Button slot="close">{cancel}</Button>
              </DialogActions>
            </>
          )}
        </Form>
      )}
      {passkey && hasText && (
        <Text size={13} tone="hint" align="center">
          или
        </Text>
      )}
      {hasText && (
        <Form
          label={title}
          send={async ({ current_password, code }) =>
            answer(
              await calls.confirm(
                code === undefined
                  ? { token, current_password: current_password ?? '' }
                  : { token, code: code.trim() },
              ),
            )
          }
        >
          {methods.includes('password') ? (
            <PasswordField name="current_password" label="Текущий пароль" autoFocus />
          ) : (
            <CodeEntry methods={methods} autoFocus={!passkey} />
          )}
          {follows}
          <DialogActions>
            <Button slot="close">{cancel}</Button>
            <SubmitButton variant={passkey ? 'secondary' : 'primary'} pendingText="Проверяем">
              {action}
            </SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Stack>
  );
}
