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
   * The day, `YYYY-MM-DD`, null while there is none. With `onChange`, for a field that its owner keeps.
   * @default the field keeps it
   */
  value?: string | null | undefined;
  /**
   * Day at first, `YYYY-MM-DD`.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /**
   * Called with the day, `YYYY-MM-DD`, once all of it is typed or one is chosen, and with null when a part of it is
   * taken away.
   * @default none
   */
  onChange?: ((day: string | null) => void) | undefined;
  /**
   * First day that may be chosen, `YYYY-MM-DD`.
   * @default none
   */
  minValue?: string | undefined;
  /**
   * Last day that may be chosen, `YYYY-MM-DD`.
   * @default none
   */
  maxValue?: string | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: field.ControlSize | undefined;
  /**
   * Gives the field a cross that empties it, and the cross its name.
   * @default none: no cross
   */
  clearText?: string | undefined;
}

/** The day that a text says; none where it says none, as an address that somebody changed by hand may. */
function dayOf(text: string | null | undefined) {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/**
 * A day, typed part by part or chosen from a month. Order of the parts, first day of the week and names follow React
 * Aria's `I18nProvider`, not the browser. Every other prop is React Aria's; `ref` is the box.
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
  // what stays behind a day of which a part is missing: the other parts are shown by it
  const [kept, setKept] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== null) setKept(value);
  }
  // React Aria takes another object for another day, and drops what is half typed
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
 * Tells that there is no day while a part of it is missing: React Aria keeps the day before, which an owner would send
 * although it is not what the field shows.
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
