import {
  type ForwardedRef,
  type InputHTMLAttributes,
  useCallback,
  useContext,
  useEffect,
} from 'react';
import { InputContext } from 'react-aria-components/Input';
import type { FieldRef } from './use-input-handlers.ts';
import { useStable } from './use-stable.ts';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

function assign<Value>(ref: ForwardedRef<Value> | undefined, value: Value | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** What the field around says about its input: id, label, error, whether it can be used. */
export function useFieldProps(
  own: (input: HTMLInputElement | null) => void,
  forwarded: ForwardedRef<HTMLInputElement>,
) {
  const context = useContext(InputContext);
  // React Aria gives several contexts at once only to fields with slots; a text field has one input.
  // Its own text stays out of use: a key would draw the field around once more.
  const {
    ref: fieldRef,
    value: _value,
    onChange: _onChange,
    ...props
  } = (context && 'slots' in context ? {} : (context ?? {})) as {
    ref?: ForwardedRef<HTMLInputElement>;
  } & InputProps;
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      own(input);
      assign(fieldRef, input);
      assign(forwarded, input);
    },
    [own, fieldRef, forwarded],
  );
  return { ref, props };
}

/** Handlers of the owner run first; what they prevent is not done. */
export function chainHandlers(owner: InputProps, own: InputProps): InputProps {
  const chained: Record<string, unknown> = { ...owner, ...own };
  for (const [name, handler] of Object.entries(own)) {
    const first: unknown = owner[name as keyof InputProps];
    if (typeof handler !== 'function' || typeof first !== 'function') continue;
    chained[name] = (event: Event) => {
      first(event);
      if (!event.defaultPrevented) handler(event);
    };
  }
  return chained;
}

/** Calls back when the form of a field is reset. */
export function useFormReset(field: FieldRef, onReset: () => void) {
  const reset = useStable(onReset);
  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [field, reset]);
}
