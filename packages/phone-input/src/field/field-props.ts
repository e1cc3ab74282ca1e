import { type InputHTMLAttributes, type Ref, useContext, useImperativeHandle } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { InputContext } from 'react-aria-components/Input';
import { TextContext } from 'react-aria-components/Text';
import type { FieldRef } from '../typing/use-input-handlers.ts';
import type { PhoneInputProps } from './phone-input-props.ts';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

/**
 * What the field around says about its input: id, label, whether it can be used; and its texts, if there are any. It and
 * the owner get to know the input.
 */
export function useFieldProps(
  own: FieldRef,
  owner: Ref<HTMLInputElement>,
  { hint, 'aria-describedby': describedBy }: PhoneInputProps,
) {
  // Its own text stays out of use: a key would draw the field around once more.
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
  const input = () => own.current as HTMLInputElement;
  useImperativeHandle(ref, input, [own]);
  useImperativeHandle(owner, input, [own]);
  return { ...props, 'aria-describedby': texts.filter(Boolean).join(' ') || undefined };
}

/** Handlers of the owner run first; what they prevent is not done. */
export function chainHandlers(owner: InputProps, own: InputProps): InputProps {
  const chained: Record<string, unknown> = { ...owner, ...own };
  for (const [name, first] of Object.entries(owner)) {
    const handler: unknown = own[name as keyof InputProps];
    if (typeof handler !== 'function' || typeof first !== 'function') continue;
    chained[name] = (event: Event) => {
      first(event);
      if (!event.defaultPrevented) handler(event);
    };
  }
  return chained;
}
