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
import { given, type Unstyled } from '../internal/unstyled.ts';
import { described, radios } from './radio-group.css.ts';

export interface RadioGroupProps
  extends Omit<Unstyled<AriaRadioGroupProps>, 'children'>,
    FieldTexts {
  /** `Radio`s. */
  children: ReactNode;
  /**
   * One below the other, or in a line that wraps.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/**
 * One choice of a few, all in view. Every other prop is React Aria's.
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

export interface RadioProps extends Omit<Unstyled<AriaRadioProps>, 'children'> {
  /** What is chosen. */
  children: ReactNode;
  /**
   * What the choice brings, in small print under the words.
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
