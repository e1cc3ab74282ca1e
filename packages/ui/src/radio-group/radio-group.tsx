import { forwardRef, type ReactNode } from 'react';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import * as css from '../internal/check.css.ts';
import { field, hint as hintClass } from '../internal/field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../internal/field.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { described, radios } from './radio-group.css.ts';

export interface RadioGroupProps
  extends Omit<UnstyledProps<AriaRadioGroupProps>, 'children'>,
    FieldTexts {
  /** `Radio`s. */
  children: ReactNode;
  /**
   * One below the other, or in a row that wraps.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/**
 * A selection of one of a few visible choices. Every other prop is React Aria's.
 * @see https://react-spectrum.adobe.com/react-aria/RadioGroup.html
 */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  { label, optionalText, hint, errorMessage, children, ...props },
  ref,
) {
  return (
    <AriaRadioGroup {...given(props)} ref={ref} className={field}>
      <FieldLabel label={label} optionalText={optionalText} />
      <div className={radios}>{children}</div>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
});

export interface RadioProps extends Omit<UnstyledProps<AriaRadioProps>, 'children'> {
  /** Label of the choice. */
  children: ReactNode;
  /**
   * What the choice means, in small text under the label.
   * @default none
   */
  description?: ReactNode;
}

/** One choice of a `RadioGroup`. */
export const Radio = forwardRef<HTMLLabelElement, RadioProps>(function Radio(
  { children, description, ...props },
  ref,
) {
  return (
    <AriaRadio {...given(props)} ref={ref} className={css.row}>
      <span className={css.circle} />
      <span className={`${css.words} ${described}`}>
        <span>{children}</span>
        {description !== undefined && <span className={hintClass}>{description}</span>}
      </span>
    </AriaRadio>
  );
});
