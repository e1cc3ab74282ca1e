import { forwardRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { FieldHelp, FieldLabel } from '../internal/field.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useWords } from '../words/words.tsx';
import * as css from './number-stepper.css.ts';

export interface NumberStepperProps extends Omit<UnstyledProps<AriaNumberFieldProps>, 'children'> {
  /**
   * Accessible name of the minus button.
   * @default those of `WordsProvider`
   */
  decreaseLabel?: string | undefined;
  /**
   * Accessible name of the plus button.
   * @default those of `WordsProvider`
   */
  increaseLabel?: string | undefined;
  /**
   * Label above the field. A field without one needs `aria-label`.
   * @default none
   */
  label?: string | undefined;
  /**
   * Error beside the box while `isInvalid`. For a limit that users may exceed while typing (too little stock) use this
   * instead of `maxValue`, which would reduce the number without a message.
   * @default none
   */
  errorMessage?: string | undefined;
  /**
   * Smallest number; there the minus is disabled. An emptied field goes back to it.
   * @default 0
   */
  minValue?: number | undefined;
  /**
   * For products sold in sets: the buttons go from one multiple to the next, a typed number changes to the nearest one
   * on blur.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Whether the mouse wheel is ignored while the field has the focus. By default it is: scrolling a page over a cart
   * must not change an order.
   * @default true
   */
  isWheelDisabled?: boolean | undefined;
}

/**
 * A whole number between a minus and a plus button. Arrow keys step, Home and End go to the limits. Enter ends the number
 * and never sends the form around it: a quantity is one of many, and what is ordered can't be taken back. Every other
 * prop is React Aria's; `ref` is the input.
 * @see https://react-spectrum.adobe.com/react-aria/NumberField.html
 */
export const NumberStepper = forwardRef<HTMLInputElement, NumberStepperProps>(
  function NumberStepper(
    {
      label,
      decreaseLabel,
      increaseLabel,
      errorMessage,
      minValue = 0,
      isWheelDisabled = true,
      value: controlled,
      defaultValue = minValue,
      onChange,
      ...props
    },
    ref,
  ) {
    const words = useWords();
    const [value, setValue] = useControlled(controlled, defaultValue, onChange);
    return (
      <AriaNumberField
        {...given(props)}
        className={css.root}
        minValue={minValue}
        isWheelDisabled={isWheelDisabled}
        value={value}
        onChange={(number) => setValue(Number.isNaN(number) ? minValue : number)}
      >
        <FieldLabel label={label} />
        <div className={css.row}>
          <Group className={css.box}>
            <Button
              slot="decrement"
              className={css.button}
              aria-label={decreaseLabel ?? words.decrease}
            >
              <MinusIcon size={16} />
            </Button>
            <Input
              ref={ref}
              className={css.input}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
            <Button
              slot="increment"
              className={css.button}
              aria-label={increaseLabel ?? words.increase}
            >
              <PlusIcon size={16} />
            </Button>
          </Group>
          <FieldHelp errorMessage={errorMessage} />
        </div>
      </AriaNumberField>
    );
  },
);
