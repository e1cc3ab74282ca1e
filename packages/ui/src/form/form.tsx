import {
  createContext,
  type FormEvent,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useTransition,
} from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../button/button.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { Note } from '../note/note.tsx';
import { useWords } from '../words/words.tsx';
import { controlOf, type FieldErrors, firstOf, messageOf, nameOf } from './controls.ts';
import * as css from './form.css.ts';
import { useDirty } from './use-dirty.ts';

export type { FieldErrors } from './controls.ts';

export interface FormProps
  extends Omit<UnstyledProps<AriaFormProps>, 'validationErrors' | 'onSubmit' | 'aria-label'> {
  /** Accessible name of the form. */
  label: string;
  /**
   * What a server says of the values, by the name of the field: the map of an answer 422. Each message stands at its
   * field, and all in a summary above them; a press there goes to the field. The first field that is named gets the
   * focus. A message goes when its field is changed, and all go when the form is sent again.
   * @default none
   */
  errors?: FieldErrors | undefined;
  /**
   * The line above the summary.
   * @default those of `WordsProvider`
   */
  errorTitle?: string | undefined;
  /**
   * Called with the values. While a returned promise is pending the form can't be sent again, and `SubmitButton` says so;
   * once it is fulfilled the values count as saved. For an `action` leave it out: while that runs it is the same, and
   * when it has ended without `errors` the form is empty again; with some it keeps what was typed.
   */
  onSubmit?: ((data: FormData, event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  /**
   * Whether the browser asks before the page is left while values are changed and not saved.
   * @default false
   */
  isGuarded?: boolean | undefined;
  /**
   * Called when the first value is changed, and when all are saved or as before: to let a router ask too.
   */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

const Pending = createContext(false);

/**
 * A form that is not sent twice, says at each field what the server has refused, and asks before changes are lost. It
 * lays nothing out: put a `Stack` in it.
 * @see https://react-spectrum.adobe.com/react-aria/forms.html
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { label, errors = NONE, errorTitle, onSubmit, isGuarded = false, onDirtyChange, ...props },
  ref,
) {
  const { children, ...rest } = props;
  const { action } = rest;
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  const [isPending, setPending] = useState(false);
  const dirty = useDirty(form, isGuarded, onDirtyChange);
  const open = useOpenErrors(form, errors);
  const [isActing, act] = useAction(form, errors);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    // from a form in a dialog that this form holds: React hands its events on
    if (event.target !== form.current) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!onSubmit) {
      if (typeof action !== 'function' || submitter?.hasAttribute('formaction')) return;
      event.preventDefault();
      if (!isActing) act(action, new FormData(event.currentTarget, submitter));
      return;
    }
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      await onSubmit(new FormData(event.currentTarget), event);
      dirty.save();
    } finally {
      setPending(false);
    }
  };

  return (
    <AriaForm
      {...given(rest)}
      ref={form}
      aria-label={label}
      aria-busy={isPending || isActing}
      validationErrors={open as Record<string, string | string[]>}
      onSubmit={send}
    >
      <Summary form={form} errors={open} title={errorTitle} />
      <Pending.Provider value={isPending || isActing}>{children as ReactNode}</Pending.Provider>
    </AriaForm>
  );
});

const NONE: FieldErrors = {};

type Action = Extract<FormProps['action'], (data: FormData) => unknown>;

/** Runs an action of React as React does, but for the reset: what was typed goes once nothing of it was refused. */
function useAction(form: { readonly current: HTMLFormElement | null }, errors: FieldErrors) {
  const [isActing, start] = useTransition();
  const wasActing = useRef(false);
  useEffect(() => {
    if (wasActing.current && !isActing && Object.keys(errors).length === 0) form.current?.reset();
    wasActing.current = isActing;
  }, [form, isActing, errors]);
  return [isActing, (action: Action, data: FormData) => start(() => action(data))] as const;
}

/** The errors whose fields have not been changed since. The first of them gets the focus when they come. */
function useOpenErrors(form: { readonly current: HTMLFormElement | null }, errors: FieldErrors) {
  const [open, setOpen] = useState(errors);
  const [latest, setLatest] = useState(errors);
  if (latest !== errors) {
    setLatest(errors);
    setOpen(errors);
  }
  useEffect(() => {
    if (form.current) firstOf(form.current, errors)?.focus();
  }, [form, errors]);
  useEffect(() => {
    const forget = ({ target }: Event) => {
      const { current: element } = form;
      const { name, form: around } = target as HTMLInputElement;
      if (!element || around !== element) return;
      // a phone or a number is typed beside the hidden element that has the name
      const isOf = (field: string) => field === name || controlOf(element, field) === target;
      setOpen((current) => {
        const others = Object.entries(current).filter(([field]) => !isOf(field));
        return others.length < Object.keys(current).length ? Object.fromEntries(others) : current;
      });
    };
    // The browser does not send a form while a field is invalid, and it checks right after this click, which Enter
    // causes too. Only the server knows whether the values are right by now.
    const forgetAll = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type === 'submit' && button.form === form.current) flushSync(() => setOpen(NONE));
    };
    document.addEventListener('click', forgetAll, true);
    // at the document, after React has handled the event
    document.addEventListener('input', forget);
    document.addEventListener('change', forget);
    return () => {
      document.removeEventListener('click', forgetAll, true);
      document.removeEventListener('input', forget);
      document.removeEventListener('change', forget);
    };
  }, [form]);
  return open;
}

interface SummaryProps {
  form: { readonly current: HTMLFormElement | null };
  errors: FieldErrors;
  title: string | undefined;
}

/** All messages in one place: a form may be longer than the screen. */
function Summary({ form, errors, title }: SummaryProps) {
  const words = useWords();
  const [names, setNames] = useState<Record<string, string>>({});
  // names of fields are known once they are rendered
  useEffect(() => {
    const { current } = form;
    if (current)
      setNames(
        Object.fromEntries(Object.keys(errors).map((name) => [name, nameOf(current, name)])),
      );
  }, [form, errors]);
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  return (
    <Note tone="danger" title={title ?? words.checkForm}>
      <ul className={css.summary}>
        {entries.map(([name, messages]) => (
          <li key={name}>
            {names[name] ? (
              <Button
                variant="link"
                onPress={() => form.current && controlOf(form.current, name)?.focus()}
              >
                {`${names[name]}: ${messageOf(messages)}`}
              </Button>
            ) : (
              messageOf(messages)
            )}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** The button that sends the `Form` around it; says while it is being sent. */
export const SubmitButton = forwardRef<HTMLButtonElement, ButtonProps>(function SubmitButton(
  { variant = 'primary', isPending = false, ...props },
  ref,
) {
  const isSent = useContext(Pending);
  return (
    <Button {...props} ref={ref} variant={variant} type="submit" isPending={isSent || isPending} />
  );
});
