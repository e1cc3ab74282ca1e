import { type InputHTMLAttributes, type Ref, useContext, useImperativeHandle } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { InputContext } from 'react-aria-components/Input';
import { TextContext } from 'react-aria-components/Text';
import type { FieldRef } from '../typing/use-input-handlers.ts';
import type { PhoneInputProps } from './phone-input-props.ts';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/**
 * Props that the surrounding React Aria field gives its input: id, label, disabled state, ids of hint and error. Both
 * the field and the parent get a ref to the input.
 */
export function useFieldProps(
  ownRef: FieldRef,
  owner: Ref<HTMLInputElement>,
  { hint, 'aria-describedby': describedBy }: PhoneInputProps,
) {
  // The field's own value is not used: each key would render the whole field again.
  const {
    ref,
    value: _value,
    onChange: _onChange,
    ...props
  } = useContext(InputContext) as InputProps & { ref: Ref<HTMLInputElement> };
  const { slots } = useContext(TextContext) as { slots: Record<string, { id: string }> };
  const isInvalid = useContext(FieldErrorContext)?.isInvalid;
  const texts = [
    describedBy,
    hint !== undefined && slots.description?.id,
    isInvalid && slots.errorMessage?.id,
  ];
  const input = () => ownRef.current as HTMLInputElement;
  useImperativeHandle(ref, input, [ownRef]);
  useImperativeHandle(owner, input, [ownRef]);
  return { ...props, 'aria-describedby': texts.filter(Boolean).join(' ') || undefined };
}

/** Merges props: the parent's handlers run first, and ours do not run if they called `preventDefault`. */
export function chainHandlers(owner: InputProps, ownProps: InputProps): InputProps {
  const chained: Record<string, unknown> = { ...owner, ...ownProps };
  for (const [name, first] of Object.entries(owner)) {
    const handler: unknown = ownProps[name as keyof InputProps];
    if (typeof handler !== 'function' || typeof first !== 'function') continue;
    chained[name] = (event: Event) => {
      first(event);
      if (!event.defaultPrevented) handler(event);
    };
  }
  return chained;
}
