import { type ForwardedRef, type InputHTMLAttributes, useCallback, useContext } from 'react';
import { InputContext } from 'react-aria-components/Input';

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
  // Its own text stays out of use: a key would draw the field around once more.
  const {
    ref: fieldRef,
    value: _value,
    onChange: _onChange,
    ...props
  } = context as {
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
