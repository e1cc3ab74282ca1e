import { type CalendarDate, parseDate } from '@internationalized/date';
import { forwardRef, useContext, useEffect, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { CalendarIcon, XIcon } from '../icons/icons.tsx';
import * as field from '../internal/field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../internal/field.tsx';
import { PopoverSurface } from '../internal/popover.tsx';
import { given, type Unstyled } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import * as css from './date-field.css.ts';
import { Month } from './month.tsx';

type Kept = Omit<
  Unstyled<AriaDatePickerProps<CalendarDate>>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'granularity'
>;

export interface DateFieldProps extends Kept, FieldTexts {
  /**
   * The date, `YYYY-MM-DD`, or null for none (controlled). Use with `onChange`.
   * @default the field keeps it
   */
  value?: string | null | undefined;
  /**
   * First date, `YYYY-MM-DD` (uncontrolled).
   * @default null
   */
  defaultValue?: string | null | undefined;
  /**
   * Called with the date, `YYYY-MM-DD`, when it is completely typed or selected, and with null when a part of it is
   * removed.
   * @default none
   */
  onChange?: ((day: string | null) => void) | undefined;
  /**
   * First date that can be selected, `YYYY-MM-DD`.
   * @default none
   */
  minValue?: string | undefined;
  /**
   * Last date that can be selected, `YYYY-MM-DD`.
   * @default none
   */
  maxValue?: string | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: field.ControlSize | undefined;
  /**
   * Accessible name of a cross that empties the field.
   * @default none: no cross
   */
  clearText?: string | undefined;
}

/** Parses a date; null for an invalid text, as from a URL that was edited by hand. */
function dayOf(text: string | null | undefined) {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/**
 * A date, typed part by part or selected in a calendar. Order of the parts, first day of the week and names follow
 * React Aria's `I18nProvider`, not the browser. Every other prop is React Aria's; `ref` is the whole field.
 * @see https://react-spectrum.adobe.com/react-aria/DatePicker.html
 */
export const DateField = forwardRef<HTMLDivElement, DateFieldProps>(function DateField(
  {
    label,
    optionalText,
    hint,
    errorMessage,
    size = 'm',
    clearText,
    value: controlled,
    defaultValue = null,
    onChange,
    minValue,
    maxValue,
    ...props
  },
  ref,
) {
  const [value, setValue] = useControlled(controlled, defaultValue, onChange);
  const [seen, setSeen] = useState(value);
  // the last date: while a part is missing it still shows the other parts
  const [kept, setKept] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== null) setKept(value);
  }
  // React Aria treats another object as another date and drops a half-typed one
  const day = useMemo(() => dayOf(kept), [kept]);
  const clear = () => {
    setKept(null);
    setValue(null);
  };
  const canClear = clearText && kept && !props.isDisabled && !props.isReadOnly;
  return (
    <AriaDatePicker
      {...given({ ...props, minValue: dayOf(minValue), maxValue: dayOf(maxValue) })}
      shouldForceLeadingZeros={props.shouldForceLeadingZeros ?? true}
      ref={ref}
      className={field.field}
      value={day}
      onChange={(chosen) => {
        setKept(chosen?.toString() ?? null);
        setValue(chosen?.toString() ?? null);
      }}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={field.controls[size]}>
        <DateInput className={css.parts}>
          {(segment) => (
            <>
              {segment.type === 'day' && <PartMissing told={value} tell={setValue} />}
              <DateSegment segment={segment} className={css.part} />
            </>
          )}
        </DateInput>
        {canClear && (
          <Button slot={null} aria-label={clearText} className={css.button} onPress={clear}>
            <XIcon size={16} />
          </Button>
        )}
        <Button className={css.button}>
          <CalendarIcon size={16} />
        </Button>
      </Group>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
      <PopoverSurface placement="bottom end">
        <Dialog className={css.dialog}>
          <Month />
        </Dialog>
      </PopoverSurface>
    </AriaDatePicker>
  );
});

interface PartMissingProps {
  told: string | null;
  tell: (day: string | null) => void;
}

/**
 * Reports null while a part of the date is missing. React Aria keeps the last date then, and the parent would send it
 * although the field does not show it.
 */
function PartMissing({ told, tell }: PartMissingProps) {
  const state = useContext(DateFieldStateContext);
  const isWhole = !state?.segments.some(({ isPlaceholder }) => isPlaceholder);
  const shown = (isWhole && state?.value?.toString()) || null;
  const isMistold = dayOf(told)?.toString() !== (shown ?? undefined);
  useEffect(() => {
    if (isMistold) tell(shown);
  });
  return null;
}
