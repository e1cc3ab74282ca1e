import { Button, type ButtonProps } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { useSetAtom } from 'jotai';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { flushSync } from 'react-dom';
import { loadToasts, toast } from '../page/messages.ts';
import { appAtom } from '../session/visitor.atoms.ts';
import * as css from './form.css.ts';
import { type Failure, failureOf } from './form-failure.ts';

/** The values of the fields, by name; for checkboxes of one name, the last ticked one. */
export type Values = Record<string, string>;

export interface FormProps {
  /** Sends the form. An error that it rejects with is shown: at the fields that it names, else above them. */
  send: (values: Values, data: FormData) => Promise<unknown>;
  /** Keeps the form busy although `send` is done, because the page is about to be left. @default false */
  isDone?: boolean;
  /** Name, read by assistive technology. */
  label: string;
  children: ReactNode;
}

const FormState = createContext({ isPending: false });
const NO_FAILURE: Failure = { fieldErrors: {}, message: null };

const valuesOf = (data: FormData): Values =>
  Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));

function focusFirstInvalid(form: HTMLFormElement | null) {
  form
    ?.querySelector<HTMLElement>('input:invalid, textarea:invalid, [aria-invalid="true"]')
    ?.focus();
}

/**
 * A form that can't be sent twice and says what is wrong with it. Decision 100. Decision 496.
 * @see specification, sections 5 and 8
 */
export function Form({ send, isDone = false, label, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState(NO_FAILURE);
  const setApp = useSetAtom(appAtom);
  const isPending = isSending || isDone;
  const busy = useRef(false);
  const { fieldErrors, message } = failure;

  useEffect(() => {
    // a toast may have to say that the connection is lost, so its code must be loaded by then
    loadToasts().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) focusFirstInvalid(form.current);
  }, [fieldErrors]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // the server has judged all values together: a change of any field may resolve the error
    const forget = () =>
      setFailure((current) =>
        Object.keys(current.fieldErrors).length > 0 ? { ...current, fieldErrors: {} } : current,
      );
    // the browser does not submit while a field is invalid, and it checks right after this click, which Enter causes
    // too
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type === 'submit') flushSync(forget);
    };
    // at the document, after React has handled the event: a render before that would restore the field's old value
    const onInput = ({ target }: Event) => element.contains(target as Node) && forget();
    document.addEventListener('input', onInput);
    element.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('input', onInput);
      element.removeEventListener('click', onClick, true);
    };
  }, []);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    // from the form of a dialog that this form holds: React Aria and React hand its events on
    if (event.target !== form.current) return;
    event.preventDefault();
    if (busy.current || isDone) return;
    const { currentTarget } = event;
    const setLoading = (loading: boolean) => setApp((state) => ({ ...state, loading }));
    busy.current = true;
    setSending(true);
    setLoading(true);
    setFailure(NO_FAILURE);
    try {
      const data = new FormData(currentTarget);
      await send(valuesOf(data), data);
    } catch (error) {
      const next = failureOf(error, (name) => currentTarget.elements.namedItem(name) !== null);
      setFailure(next);
      if (next.message) toast.error(next.message);
    } finally {
      busy.current = false;
      setSending(false);
      setLoading(false);
    }
  };

  return (
    <AriaForm
      ref={form}
      className={css.form}
      aria-label={label}
      aria-busy={isPending}
      validationErrors={fieldErrors}
      onSubmit={onSubmit}
    >
      {message && <Note tone="danger">{message}</Note>}
      <FormState value={{ isPending }}>{children}</FormState>
    </AriaForm>
  );
}

/** The submit button of the form around it; shows that the form is being sent. */
export function SubmitButton(props: ButtonProps) {
  const { isPending } = useContext(FormState);
  return <Button variant="primary" {...props} type="submit" isPending={isPending} />;
}
