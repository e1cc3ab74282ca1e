import {
  type ForwardedRef,
  type InputHTMLAttributes,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { InputContext } from 'react-aria-components/Input';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

function assign<Value>(ref: ForwardedRef<Value> | undefined, value: Value | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}

/** What the field around says about its input: id, label, error, whether it can be used. */
export function useFieldProps(
  own: RefObject<HTMLInputElement | null>,
  forwarded: ForwardedRef<HTMLInputElement>,
) {
  const context = useContext(InputContext);
  // React Aria gives several contexts at once only to fields with slots; a text field has one input.
  const { ref: fieldRef, ...props } = (context && 'slots' in context ? {} : (context ?? {})) as {
    ref?: ForwardedRef<HTMLInputElement>;
  } & InputProps;
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      own.current = input;
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
export function useFormReset(field: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = field.current?.form;
    const reset = () => latest.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [field]);
}
