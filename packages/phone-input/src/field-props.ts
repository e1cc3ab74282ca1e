import { type InputHTMLAttributes, type RefCallback, useCallback, useContext } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { InputContext } from 'react-aria-components/Input';
import { TextContext } from 'react-aria-components/Text';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/** What the field around says about its input: id, label, whether it can be used; and its texts, if there are any. */
export function useFieldProps(own: (input: HTMLInputElement | null) => void, hasHint: boolean) {
  // Its own text stays out of use: a key would draw the field around once more.
  const {
    ref: fieldRef,
    value: _value,
    onChange: _onChange,
    ...props
  } = useContext(InputContext) as InputProps & { ref: RefCallback<HTMLInputElement> };
  const { slots } = useContext(TextContext) as { slots: Record<string, { id: string }> };
  const isInvalid = useContext(FieldErrorContext)?.isInvalid;
  const texts = [hasHint && slots.description?.id, isInvalid && slots.errorMessage?.id];
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      own(input);
      fieldRef(input);
    },
    [own, fieldRef],
  );
  return { ...props, ref, 'aria-describedby': texts.filter(Boolean).join(' ') || undefined };
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
